/**
 * Shows a dialog that a press beside it closes. The press has to begin and to end there: to select text and let go outside of
 * the dialog is none, and neither is a press where the dialog is empty.
 */
export function showModal(dialog: HTMLDialogElement): void {
  let isBegun = false
  dialog.onpointerdown = dialog.onclick = ({type, target, clientX: x, clientY: y}: MouseEvent) => {
    const {left, top, right, bottom} = dialog.getBoundingClientRect()
    const isBeside = target === dialog && !(x > left && x < right && y > top && y < bottom)
    if (isBegun && isBeside && type === 'click') dialog.close()
    isBegun = isBeside
  }
  dialog.showModal()
}
