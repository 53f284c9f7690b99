import { criarLoja } from './loja.ts';

const loja = criarLoja({ texto: '', vez: 0 });

/** Says a text to screen readers without showing anything: the screen that opened, "Salvo às 14:32", a count of results. */
export function anunciar(texto: string): void {
  loja.mudar(({ vez }) => ({ texto, vez: vez + 1 }));
}

/** The page's one polite live region; the empty mark makes a repeated text be read again. */
export function RegiaoDeAnuncios() {
  const { texto, vez } = loja.usar();
  return (
    <div className="so-leitor" role="status" aria-live="polite">
      {texto}
      {vez % 2 === 1 ? '\u200B' : ''}
    </div>
  );
}
