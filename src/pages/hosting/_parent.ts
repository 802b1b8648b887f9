import type {PageProps} from '../../kit/layout/Page'

/** The page above those of this folder. */
export const parent: PageProps['parent'] = {label: 'Hosting', to: '/hosting/'}
