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
    {path: '/'},
    {path: '/docs/', label: 'Documentation'},
    {path: '/guides/', label: 'Guides'},
    {path: '/articles/', label: 'Articles'},
    {path: '/api/', label: 'API reference'},
    {path: '/blog/', label: 'Blog'},
  ],
}
