/** The heading of the open screen: it takes the focus when the screen opens. */
export const ID_TITULO = 'titulo-da-pagina';
