import type {ComponentModules} from '../markdown/remark/importUsed'

const figures = '@site/src/kit/figures'
const mdx = '@site/src/markdown/components'
const offer = `${mdx}/Offer`
const parts = '@site/src/parts'

/** Components that need no import in Markdown. A document loads only those that it uses. `src/markdown/README.md` shows each. */
export const mdxImports: ComponentModules = {
  // By the build alone: `remark/elementAnchors.ts`.
  Anchors: `${mdx}/Anchors`,
  AdvisoryCount: `${offer}/AdvisoryCount`,
  AdvisoryLink: `${offer}/AdvisoryLink`,
  AuditReports: `${offer}/AuditReports`,
  Changelog: `${offer}/Changelog`,
  Chart: `${mdx}/Chart`,
  ChannelTable: `${offer}/ChannelTable`,
  CompatibilityTable: `${mdx}/CompatibilityTable`,
  ErrorTable: `${mdx}/ErrorTable`,
  EscalationTable: `${offer}/EscalationTable`,
  EventRetention: `${offer}/EventRetention`,
  FlowGraph: `${figures}/FlowGraph`,
  FlowViewer: `${parts}/flow-viewer`,
  Glossary: `${mdx}/Glossary`,
  // By the build alone: `remark/imageFigures.ts`.
  ImageFigure: `${mdx}/ImageFigure`,
  LicenseTable: `${offer}/LicenseTable`,
  LicensedPartTable: `${offer}/LicensedPartTable`,
  LimitsTable: `${offer}/LimitsTable`,
  MaintenanceTable: `${offer}/MaintenanceTable`,
  // By the build alone: `remark/mermaid.ts`.
  Mermaid: `${mdx}/Mermaid`,
  MetricTable: `${offer}/MetricTable`,
  OfflineDocs: `${parts}/offline`,
  OnThisService: `${offer}/OnThisService`,
  OrderTable: `${offer}/OrderTable`,
  OutgoingAddresses: `${offer}/OutgoingAddresses`,
  OutgoingConnections: `${offer}/OutgoingConnections`,
  // By the build alone: `src/reference/pageChecks.build.ts`.
  PageCheck: '@site/src/reference/components/PageCheck',
  PageOperation: '@site/src/reference/components/PageOperations',
  PageOperations: '@site/src/reference/components/PageOperations',
  PermissionTable: `${offer}/PermissionTable`,
  RegionsTable: `${offer}/RegionsTable`,
  Procedure: '@site/src/procedures/ui/Procedure',
  Residency: `${offer}/Residency`,
  RestrictionsTable: `${offer}/RestrictionsTable`,
  RetentionTable: `${offer}/RetentionTable`,
  RoleTable: `${offer}/RoleTable`,
  SampleTable: `${mdx}/SampleTable`,
  Screenshot: `${mdx}/Screenshot`,
  Sequence: `${figures}/Sequence`,
  ServerFilesTable: `${offer}/ServerFilesTable`,
  ServerFlow: `${parts}/flow-viewer/ServerFlow`,
  ServerOptionsTable: `${offer}/ServerOptionsTable`,
  SettingTable: `${offer}/SettingTable`,
  SeverityTable: `${offer}/SeverityTable`,
  StreamFieldTable: `${offer}/StreamFieldTable`,
  StreamTable: `${offer}/StreamTable`,
  StreamedMetricTable: `${offer}/StreamedMetricTable`,
  Term: `${parts}/term`,
  TestedParts: `${offer}/TestedParts`,
  Timeline: `${figures}/Timeline`,
  TokenClaims: `${figures}/TokenClaims`,
  Tool: '@site/src/tools/Tool',
  Tree: `${figures}/Tree`,
  UpgradeCalendar: `${offer}/UpgradeCalendar`,
  VersionTable: `${offer}/VersionTable`,
}
