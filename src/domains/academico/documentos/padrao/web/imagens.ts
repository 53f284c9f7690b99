import { avisar } from '#platform/web/janelas/dialogos.tsx';
import { enviarArquivo, mensagemDe, obterArquivo } from '#platform/web/rede/api.ts';
import { documentoPadraoApi as api } from '../api.ts';

const enderecos = new Map<number, Promise<string>>();

/** The address of an image in this page, fetched once with the session's header. */
export function enderecoDaImagem(id: number): Promise<string> {
  const pedido =
    enderecos.get(id) ?? obterArquivo(api.obterImagem, { params: { id } }, 'imagem').then(({ blob }) => URL.createObjectURL(blob));
  enderecos.set(id, pedido);
  // What failed is asked for again.
  pedido.catch(() => enderecos.delete(id));
  return pedido;
}

export function mostrarImagem(id: number, elemento: HTMLImageElement): void {
  enderecoDaImagem(id).then(
    (endereco) => void (elemento.src = endereco),
    () => void (elemento.alt = '?'),
  );
}

/** Keeps an image for a template; null, with the reason told, when it is refused. */
export async function enviarImagem(arquivo: File): Promise<number | null> {
  try {
    return (await enviarArquivo(api.enviarImagem, {}, arquivo, { chaveIdempotencia: crypto.randomUUID() })).id;
  } catch (causa) {
    avisar.erro(mensagemDe(causa));
    return null;
  }
}
