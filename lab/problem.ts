import {SiteError} from '../src/lib/problem'

/** This machine lacks something that the lab needs, and nobody did anything wrong: checks are skipped, not failed. */
export class LabUnavailable extends SiteError {}
