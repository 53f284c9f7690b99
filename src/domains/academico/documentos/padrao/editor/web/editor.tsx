import type { Editor } from '@tiptap/core';
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { useIdioma, useTextos } from '#platform/web/i18n.tsx';
import { emTexto } from '#platform/web/formulario/campos/em-texto.ts';
import { type Bloco, condicoes } from '#shared/papel/esquema.ts';
import { textosDocumentoPadrao } from '#domains/academico/documentos/padrao/texts.ts';
import { enviarImagem, mostrarImagem } from '#domains/academico/documentos/padrao/web/imagens.ts';
import { useGuia } from '#domains/academico/documentos/padrao/web/guia-do-papel.tsx';
import { Barra } from './barra.tsx';
import { inserirBloco } from './comandos-de-bloco.ts';
import { criarEditor } from './criar-editor.ts';
import { type DizerBloco, textoDaCondicao } from './ditos.ts';
import { doEditor } from './conversao.ts';
import { DoLugar } from './do-lugar.tsx';
import { porTermo, termoSendoEscrito } from './onde-esta.ts';
import { Sugestoes, termosPara } from './sugestoes.tsx';
import estilo from './editor.module.css';

/** What others may do to the text from outside: put a term at its cursor. */
export type MaoNoTexto = { porTermo: (termo: string) => void };
type Props = {
  id: string;
  blocos: readonly Bloco[];
  editavel: boolean;
  aoMudar: (blocos: Bloco[]) => void;
  /** Is handed the hand when the editor stands, and null when it goes. */
  aoAbrir: (mao: MaoNoTexto | null) => void;
};
type Escrevendo = { busca: string; lugar: { x: number; y: number }; escolhido: number };

/** The text of a template, with its toolbar and what may be set where the cursor is. */
export function EditorDePapel({ id, blocos, editavel, aoMudar, aoAbrir }: Props) {
  const t = useTextos(textosDocumentoPadrao);
  const guia = useGuia();
  const { idioma } = useIdioma();
  const lugar = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<Editor | null>(null);
  const [, redesenhar] = useState(0);
  const [escrevendo, setEscrevendo] = useState<Escrevendo | null>(null);
  const dizer: DizerBloco = (tipo, atributos) => {
    const nomeDe = (nome: string): string => guia.listas.find((uma) => uma.nome === nome)?.significado[idioma] ?? nome;
    if (tipo === 'paraCada') return nomeDe(emTexto(atributos['lista']));
    const quando = condicoes.find((uma) => uma === atributos['quando']);
    return [nomeDe(emTexto(atributos['termo'])), quando && t(textoDaCondicao[quando]).toLowerCase(), emTexto(atributos['valor'])]
      .filter(Boolean)
      .join(' ');
  };
  const agora = useRef({ escrevendo, aoMudar, aoAbrir, guia, dizer });
  useEffect(() => {
    agora.current = { escrevendo, aoMudar, aoAbrir, guia, dizer };
  });
  // The guide comes after the text, and the language may change: what blocks say is drawn again.
  useEffect(() => {
    if (editor) editor.view.dispatch(editor.state.tr);
  }, [editor, guia, idioma]);
  const inicial = useRef({ blocos, rotulo: t('textoDoDocumento') });

  useEffect(() => {
    if (!lugar.current) return;
    const novo = criarEditor({
      elemento: lugar.current,
      blocos: inicial.current.blocos,
      editavel,
      rotulo: inicial.current.rotulo,
      mostrarImagem,
      dizer: (tipo, atributos) => agora.current.dizer(tipo, atributos),
      aoTeclar: ({ key }) => {
        const { escrevendo: aberto } = agora.current;
        const termos = aberto ? termosPara(agora.current.guia, aberto.busca) : [];
        if (!aberto || termos.length === 0) return false;
        if (key === 'Escape') setEscrevendo(null);
        else if (key === 'ArrowDown' || key === 'ArrowUp')
          setEscrevendo({ ...aberto, escolhido: (aberto.escolhido + (key === 'ArrowDown' ? 1 : termos.length - 1)) % termos.length });
        else if (key === 'Enter' || key === 'Tab') porTermo(novo, termos[aberto.escolhido]?.nome ?? '');
        else return false;
        return true;
      },
    });
    novo.on('update', () => agora.current.aoMudar(doEditor(novo.getJSON())));
    novo.on('transaction', () => {
      redesenhar((n) => n + 1);
      const sendo = novo.isEditable ? termoSendoEscrito(novo) : null;
      setEscrevendo((antes) =>
        sendo
          ? {
              busca: sendo.busca,
              escolhido: antes?.busca === sendo.busca ? antes.escolhido : 0,
              lugar: noLugar(novo, sendo.ate, lugar.current),
            }
          : null,
      );
    });
    setEditor(novo);
    agora.current.aoAbrir({ porTermo: (termo) => porTermo(novo, termo) });
    return () => {
      agora.current.aoAbrir(null);
      novo.destroy();
    };
  }, [editavel]);

  const porImagem = async (arquivo: File): Promise<void> => {
    const imagemId = await enviarImagem(arquivo);
    if (imagemId !== null && editor) inserirBloco(editor, { type: 'imagem', attrs: { imagemId } });
  };
  const entreAspas = (texto: string): string => JSON.stringify(`${texto}:`);
  // What stands over a block that holds others is drawn by the style sheet, in the language of the page.
  const rotulosDosBlocos = {
    '--rotulo-junto': entreAspas(t('junto')),
    '--rotulo-se': entreAspas(t('se')),
    '--rotulo-para-cada': entreAspas(t('paraCada')),
  } as CSSProperties;
  return (
    <div className={estilo.editor} id={id} style={rotulosDosBlocos}>
      {editor && editavel && (
        <div className={estilo.topo}>
          <Barra editor={editor} aoEscolherImagem={(arquivo) => void porImagem(arquivo)} />
          <DoLugar editor={editor} />
        </div>
      )}
      <div className={estilo.papel}>
        <div ref={lugar} className={estilo.texto} />
        {escrevendo && editor && (
          <Sugestoes
            termos={termosPara(guia, escrevendo.busca)}
            escolhido={escrevendo.escolhido}
            lugar={escrevendo.lugar}
            aoEscolher={(termo) => porTermo(editor, termo)}
          />
        )}
      </div>
    </div>
  );
}

function noLugar(editor: Editor, em: number, dentro: HTMLElement | null): { x: number; y: number } {
  const { left, bottom } = editor.view.coordsAtPos(em);
  const quadro = dentro?.getBoundingClientRect();
  return { x: Math.max(0, left - (quadro?.left ?? 0)), y: bottom - (quadro?.top ?? 0) + 4 };
}
