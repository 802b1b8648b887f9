/** Stands for the framework's tables of pages in what is bundled for browsers: nobody asks for a page there. */
export default {}
