import { Node } from '@tiptap/core';

export type MostrarImagem = (imagemId: number, elemento: HTMLImageElement) => void;

/** An image of the school; what shows it is asked for with the session's header. */
export const imagemCom = (mostrar: MostrarImagem) =>
  Node.create({
    name: 'imagem',
    group: 'block',
    atom: true,
    draggable: true,
    addAttributes: () => ({
      imagemId: {
        default: 0,
        parseHTML: (e: HTMLElement) => Number(e.getAttribute('data-imagem')),
        renderHTML: (a) => ({ 'data-imagem': a['imagemId'] }),
      },
      largura: {
        default: 40,
        parseHTML: (e: HTMLElement) => Number(e.getAttribute('data-largura') ?? 40),
        renderHTML: (a) => ({ 'data-largura': a['largura'] }),
      },
    }),
    parseHTML: () => [{ tag: 'div[data-imagem]' }],
    renderHTML: ({ HTMLAttributes }) => ['div', HTMLAttributes],
    addNodeView:
      () =>
      ({ node }) => {
        const dom = document.createElement('div');
        const imagem = document.createElement('img');
        imagem.alt = '';
        dom.append(imagem);
        const desenhar = ({ attrs }: typeof node): void => {
          dom.dataset['bloco'] = 'imagem';
          dom.dataset['alinhamento'] = String(attrs['alinhamento']);
          imagem.style.width = `${Number(attrs['largura'])}%`;
        };
        desenhar(node);
        mostrar(Number(node.attrs['imagemId']), imagem);
        return {
          dom,
          update: (novo) => {
            if (novo.type !== node.type || novo.attrs['imagemId'] !== node.attrs['imagemId']) return false;
            desenhar(novo);
            return true;
          },
        };
      },
  });
