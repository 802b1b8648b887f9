declare module '@generated/proof-share/default/share.json' {
  // An ambient module can't import by a relative path.
  import type {ProofShare} from '@site/src/markdown/proof/proofShare'

  const share: ProofShare
  export default share
}
