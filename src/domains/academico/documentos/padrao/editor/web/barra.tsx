import type { Editor, JSONContent } from '@tiptap/core';
import IconAlignCenter from '@tabler/icons-react/dist/esm/icons/IconAlignCenter.mjs';
import IconAlignJustified from '@tabler/icons-react/dist/esm/icons/IconAlignJustified.mjs';
import IconAlignLeft from '@tabler/icons-react/dist/esm/icons/IconAlignLeft.mjs';
import IconAlignRight from '@tabler/icons-react/dist/esm/icons/IconAlignRight.mjs';
import IconArrowBackUp from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs';
import IconArrowForwardUp from '@tabler/icons-react/dist/esm/icons/IconArrowForwardUp.mjs';
import IconBold from '@tabler/icons-react/dist/esm/icons/IconBold.mjs';
import IconItalic from '@tabler/icons-react/dist/esm/icons/IconItalic.mjs';
import IconList from '@tabler/icons-react/dist/esm/icons/IconList.mjs';
import IconListNumbers from '@tabler/icons-react/dist/esm/icons/IconListNumbers.mjs';
import IconUnderline from '@tabler/icons-react/dist/esm/icons/IconUnderline.mjs';
import type { ReactNode } from 'react';
import { useTextos } from '#platform/web/i18n.tsx';
import { textosDocumentoPadrao } from '#domains/academico/documentos/padrao/texts.ts';
import { envolver, inserirBloco } from './comandos-de-bloco.ts';
import { cercadoPor, definirEm } from './onde-esta.ts';
import estilo from './editor.module.css';

const alinhamentos = [
  ['esquerda', IconAlignLeft],
  ['centro', IconAlignCenter],
  ['direita', IconAlignRight],
  ['justificado', IconAlignJustified],
] as const;
const celula = (): JSONContent => ({ type: 'celula', content: [{ type: 'paragraph' }] });
const linha = (cabecalho: boolean): JSONContent => ({
  type: 'linha',
  attrs: { cabecalho, paraCada: null },
  content: [celula(), celula(), celula()],
});
const tabelaNova: JSONContent = { type: 'tabela', content: [linha(true), linha(false)] };

type Props = { editor: Editor; aoEscolherImagem: (arquivo: File) => void };

/** What may be done to the text: how it looks, and which blocks it has. */
export function Barra({ editor, aoEscolherImagem }: Props) {
  const t = useTextos(textosDocumentoPadrao);
  const cercos = cercadoPor(editor);
  const naoNa = (tipo: 'celula' | 'listItem'): string | undefined =>
    cercos.some((um) => um.tipo === tipo) ? t(tipo === 'celula' ? 'naoNaTabela' : 'naoNaLista') : undefined;
  const noTopo = cercos.find(({ tipo }) => tipo === 'paragraph' || tipo === 'heading' || tipo === 'imagem');
  // `porque`: what is not to be had where the cursor stands, told in the place of being done.
  const botao = (rotulo: string, fazer: () => void, ativo: boolean | undefined, dentro: ReactNode, porque?: string) => (
    <button
      type="button"
      className={estilo.botao}
      title={porque ? `${rotulo}. ${porque}` : rotulo}
      aria-label={rotulo}
      aria-pressed={ativo}
      disabled={porque !== undefined}
      // The text keeps its cursor.
      onMouseDown={(evento) => evento.preventDefault()}
      onClick={fazer}
    >
      {dentro}
    </button>
  );
  const inserir = (no: JSONContent) => () => inserirBloco(editor, no);
  const envolverEm = (tipo: 'junto' | 'se' | 'paraCada') => () => {
    envolver(tipo)(editor.state, editor.view.dispatch);
    editor.commands.focus();
  };
  const estiloAtual = editor.isActive('heading') ? `titulo${String(editor.getAttributes('heading')['level'])}` : 'paragrafo';
  return (
    <div role="toolbar" aria-label={t('barra')} className={estilo.barra}>
      <select
        className={estilo.escolha}
        aria-label={t('paragrafo')}
        title={naoNa('celula')}
        disabled={naoNa('celula') !== undefined}
        value={estiloAtual}
        onChange={({ currentTarget: { value } }) => {
          const nivel = ([1, 2, 3] as const).find((n) => value === `titulo${n}`);
          const cadeia = editor.chain().focus();
          void (nivel ? cadeia.setHeading({ level: nivel }) : cadeia.setParagraph()).run();
        }}
      >
        {(['paragrafo', 'titulo1', 'titulo2', 'titulo3'] as const).map((chave) => (
          <option key={chave} value={chave}>
            {t(chave)}
          </option>
        ))}
      </select>
      <span className={estilo.grupo}>
        {botao(
          t('negrito'),
          () => void editor.chain().focus().toggleBold().run(),
          editor.isActive('bold'),
          <IconBold size={16} aria-hidden />,
        )}
        {botao(
          t('italico'),
          () => void editor.chain().focus().toggleItalic().run(),
          editor.isActive('italic'),
          <IconItalic size={16} aria-hidden />,
        )}
        {botao(
          t('sublinhado'),
          () => void editor.chain().focus().toggleUnderline().run(),
          editor.isActive('underline'),
          <IconUnderline size={16} aria-hidden />,
        )}
      </span>
      <span className={estilo.grupo}>
        {alinhamentos.map(([alinhamento, Icone]) => (
          <span key={alinhamento}>
            {botao(
              t(alinhamento),
              () => noTopo && definirEm(editor, noTopo, { alinhamento }),
              noTopo?.atributos['alinhamento'] === alinhamento,
              <Icone size={16} aria-hidden />,
              naoNa('listItem'),
            )}
          </span>
        ))}
      </span>
      <span className={estilo.grupo}>
        {botao(
          t('marcadores'),
          () => void editor.chain().focus().toggleBulletList().run(),
          editor.isActive('bulletList'),
          <IconList size={16} aria-hidden />,
          naoNa('celula'),
        )}
        {botao(
          t('numerada'),
          () => void editor.chain().focus().toggleOrderedList().run(),
          editor.isActive('orderedList'),
          <IconListNumbers size={16} aria-hidden />,
          naoNa('celula'),
        )}
      </span>
      <span className={estilo.grupo}>
        {botao(t('tabela'), inserir(tabelaNova), undefined, t('tabela'))}
        {botao(t('assinatura'), inserir({ type: 'assinatura' }), undefined, t('assinatura'))}
        {botao(t('regua'), inserir({ type: 'regua' }), undefined, t('regua'))}
        {botao(t('quebraDePagina'), inserir({ type: 'quebraDePagina' }), undefined, t('quebraDePagina'))}
        <label className={estilo.botao}>
          {t('imagem')}
          <input
            type="file"
            accept="image/png,image/jpeg"
            className={estilo.arquivo}
            onChange={({ currentTarget }) => {
              const [arquivo] = currentTarget.files ?? [];
              if (arquivo) aoEscolherImagem(arquivo);
              currentTarget.value = '';
            }}
          />
        </label>
      </span>
      <span className={estilo.grupo}>
        {botao(t('junto'), envolverEm('junto'), editor.isActive('junto'), t('junto'))}
        {botao(t('se'), envolverEm('se'), editor.isActive('se'), t('se'))}
        {botao(t('paraCada'), envolverEm('paraCada'), editor.isActive('paraCada'), t('paraCada'))}
      </span>
      <span className={estilo.grupo}>
        {botao(t('desfazer'), () => void editor.chain().focus().undo().run(), undefined, <IconArrowBackUp size={16} aria-hidden />)}
        {botao(t('refazer'), () => void editor.chain().focus().redo().run(), undefined, <IconArrowForwardUp size={16} aria-hidden />)}
      </span>
    </div>
  );
}
