import type {ShareImagesOptions} from '../publish/share-images/options'
import {brand} from './brand'
import {fontFiles} from './fonts'

/** What pictures for shared links look like, by the section of the page. */
export const shareImagesOptions: ShareImagesOptions = {
  brandName: brand.name,
  logo: 'static/img/logo.svg',
  tokens: 'src/css/tokens.css',
  fonts: {
    sans: {source: fontFiles.sansTtf, axes: {wght: 400, wdth: 100}},
    title: {source: fontFiles.sansTtf, axes: {wght: 650, wdth: 100}},
    mono: {source: fontFiles.mono},
  },
  sections: [
    {path: '/', drawing: 'flow'},
    {path: '/docs/', label: 'Documentation', drawing: 'sequence'},
    {path: '/guides/', label: 'Guides', drawing: 'flow'},
    {path: '/articles/', label: 'Articles', drawing: 'claims'},
    {path: '/api/', label: 'API reference', drawing: 'call'},
    {path: '/blog/', label: 'Blog', drawing: 'events'},
  ],
}
