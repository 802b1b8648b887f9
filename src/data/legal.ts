/** A document that binds the provider, its customers or its readers. */
export type LegalDocument = {
  /** Last part of its address, `/company/<id>/`. */
  id: 'accessibility' | 'privacy' | 'service-agreement' | 'sla' | 'subprocessors' | 'terms'
  /** Its heading. */
  title: string
  /** Changes with every change of its meaning: the first number where rights or duties change, the second elsewhere. */
  version: `${number}.${number}`
  /** The day from which this version holds, YYYY-MM-DD. */
  date: `${number}-${number}-${number}`
}

/** The address of a legal document. */
export const legalPath = (id: LegalDocument['id']): string => `/company/${id}/`

/** The legal documents of the site, in the order in which they are listed. */
export const legalDocuments = {
  'service-agreement': {id: 'service-agreement', title: 'Service agreement', version: '1.0', date: '2026-11-24'},
  sla: {id: 'sla', title: 'Service level agreement', version: '1.0', date: '2026-11-24'},
  terms: {id: 'terms', title: 'Terms of use', version: '1.0', date: '2026-11-23'},
  privacy: {id: 'privacy', title: 'Privacy policy', version: '1.0', date: '2026-11-23'},
  subprocessors: {id: 'subprocessors', title: 'Subprocessors', version: '1.0', date: '2026-11-23'},
  accessibility: {id: 'accessibility', title: 'Accessibility', version: '1.0', date: '2026-11-27'},
} as const satisfies {[Id in LegalDocument['id']]: LegalDocument & {id: Id}}
