import { NativeSelect, TextInput } from '@mantine/core';
import type { Editor } from '@tiptap/core';
import { useIdioma, useTextos } from '#platform/web/i18n.tsx';
import { condicoes } from '#shared/papel/esquema.ts';
import { useGuia } from '#domains/academico/documentos/padrao/web/guia-do-papel.tsx';
import { textosDocumentoPadrao } from '#domains/academico/documentos/padrao/texts.ts';
import { textoDaCondicao } from './ditos.ts';
import { type Cercado, cercadoPor, definirEm } from './onde-esta.ts';
import { tirarDoBloco } from './comandos-de-bloco.ts';
import { partesDe } from './conversao.ts';
import { comandosDeTabela } from './comandos-de-tabela.ts';
import estilo from './editor.module.css';

/** What may be set of what holds the cursor: a term, a condition, a list to go through, a table, an image. */
export function DoLugar({ editor }: { editor: Editor }) {
  const cercos = cercadoPor(editor);
  const um = (tipo: string): Cercado | undefined => cercos.find((cerco) => cerco.tipo === tipo);
  const [termo, imagem, se, paraCada, junto, linha, tabela] = [
    um('termo'),
    um('imagem'),
    um('se'),
    um('paraCada'),
    um('junto'),
    um('linha'),
    um('tabela'),
  ];
  if (![termo, imagem, se, paraCada, junto, tabela].some(Boolean)) return null;
  return (
    <div className={estilo.doLugar}>
      {termo && <DoTermo editor={editor} cerco={termo} />}
      {imagem && <DaImagem editor={editor} cerco={imagem} />}
      {tabela && linha && <DaTabela editor={editor} linha={linha} tabela={tabela} />}
      {se && <DoSe editor={editor} cerco={se} />}
      {paraCada && <DoParaCada editor={editor} cerco={paraCada} />}
      {(se ?? paraCada ?? junto) && <Desagrupar editor={editor} />}
    </div>
  );
}

type Props = { editor: Editor; cerco: Cercado };
const escrito = (valor: unknown): string => (typeof valor === 'string' ? valor : '');

function DoTermo({ editor, cerco }: Props) {
  const t = useTextos(textosDocumentoPadrao);
  const campo = (nome: 'antes' | 'depois' | 'vazio', rotulo: string) => (
    <TextInput
      size="xs"
      label={rotulo}
      maxLength={200}
      value={escrito(cerco.atributos[nome])}
      onChange={({ currentTarget: { value } }) => definirEm(editor, cerco, { [nome]: value === '' ? null : value })}
    />
  );
  return (
    <fieldset className={estilo.campos}>
      <legend>{t('termoEscolhido', { termo: escrito(cerco.atributos['termo']) })}</legend>
      {campo('antes', t('termoAntes'))}
      {campo('depois', t('termoDepois'))}
      {campo('vazio', t('termoVazio'))}
    </fieldset>
  );
}

function DaImagem({ editor, cerco }: Props) {
  const t = useTextos(textosDocumentoPadrao);
  return (
    <TextInput
      size="xs"
      inputMode="numeric"
      label={t('larguraDaImagem')}
      maxLength={3}
      value={String(Number(cerco.atributos['largura']))}
      onChange={({ currentTarget: { value } }) => {
        const largura = Number(value);
        if (Number.isInteger(largura) && largura <= 100) definirEm(editor, cerco, { largura });
      }}
      // What is being typed may be too little yet; what stays is what is stored.
      onBlur={() => Number(cerco.atributos['largura']) < 5 && definirEm(editor, cerco, { largura: 5 })}
    />
  );
}

function DaTabela({ editor, linha, tabela }: { editor: Editor; linha: Cercado; tabela: Cercado }) {
  const t = useTextos(textosDocumentoPadrao);
  const guia = useGuia();
  const { idioma } = useIdioma();
  const colunas = escrito(tabela.atributos['colunas']);
  const quantas = editor.state.doc.nodeAt(linha.em)?.childCount ?? 0;
  const semPartes = colunas !== '' && partesDe(colunas, quantas) === null;
  const comando = (qual: keyof typeof comandosDeTabela) => () => {
    comandosDeTabela[qual](editor.state, editor.view.dispatch);
    editor.commands.focus();
  };
  return (
    <fieldset className={estilo.campos}>
      <legend>{t('tabela')}</legend>
      {(['maisLinha', 'menosLinha', 'maisColuna', 'menosColuna'] as const).map((qual) => (
        <button key={qual} type="button" className={estilo.botao} onClick={comando(qual)}>
          {t(qual)}
        </button>
      ))}
      <button type="button" className={estilo.botao} onClick={comando('excluir')}>
        {t('excluirTabela')}
      </button>
      <label className={estilo.marcar}>
        <input
          type="checkbox"
          checked={linha.atributos['cabecalho'] === true}
          onChange={({ currentTarget: { checked } }) => definirEm(editor, linha, { cabecalho: checked })}
        />
        {t('linhaCabecalho')}
      </label>
      <NativeSelect
        size="xs"
        label={t('repetirLinha')}
        value={escrito(linha.atributos['paraCada'])}
        data={[
          { value: '', label: t('umaVez') },
          ...guia.listas.map(({ nome, significado }) => ({ value: nome, label: significado[idioma] })),
        ]}
        onChange={({ currentTarget: { value } }) => definirEm(editor, linha, { paraCada: value === '' ? null : value })}
      />
      <TextInput
        size="xs"
        label={t('colunas')}
        placeholder="40, 30, 30"
        value={colunas}
        error={semPartes && t('partesErradas', { n: quantas })}
        onChange={({ currentTarget: { value } }) => definirEm(editor, tabela, { colunas: value })}
        onBlur={() => semPartes && definirEm(editor, tabela, { colunas: '' })}
      />
    </fieldset>
  );
}

function DoSe({ editor, cerco }: Props) {
  const t = useTextos(textosDocumentoPadrao);
  const guia = useGuia();
  const { idioma } = useIdioma();
  const quando = escrito(cerco.atributos['quando']);
  return (
    <fieldset className={estilo.campos}>
      <legend>{t('se')}</legend>
      <NativeSelect
        size="xs"
        label={t('condicaoTermo')}
        value={escrito(cerco.atributos['termo'])}
        data={[
          ...guia.listas.map(({ nome, significado }) => ({ value: nome, label: significado[idioma] })),
          ...guia.termos.filter(({ grupo }) => grupo !== 'pagina').map(({ nome }) => ({ value: nome, label: nome })),
        ]}
        onChange={({ currentTarget: { value } }) => definirEm(editor, cerco, { termo: value })}
      />
      <NativeSelect
        size="xs"
        label={t('condicaoQuando')}
        value={quando}
        data={condicoes.map((uma) => ({ value: uma, label: t(textoDaCondicao[uma]) }))}
        onChange={({ currentTarget: { value } }) => definirEm(editor, cerco, { quando: value })}
      />
      {(quando === 'igual' || quando === 'diferente') && (
        <TextInput
          size="xs"
          label={t('condicaoValor')}
          maxLength={200}
          value={escrito(cerco.atributos['valor'])}
          onChange={({ currentTarget: { value } }) => definirEm(editor, cerco, { valor: value })}
        />
      )}
    </fieldset>
  );
}

function DoParaCada({ editor, cerco }: Props) {
  const t = useTextos(textosDocumentoPadrao);
  const guia = useGuia();
  const { idioma } = useIdioma();
  return (
    <NativeSelect
      size="xs"
      label={t('paraCada')}
      value={escrito(cerco.atributos['lista'])}
      data={guia.listas.map(({ nome, significado }) => ({ value: nome, label: significado[idioma] }))}
      onChange={({ currentTarget: { value } }) => definirEm(editor, cerco, { lista: value })}
    />
  );
}

function Desagrupar({ editor }: { editor: Editor }) {
  const t = useTextos(textosDocumentoPadrao);
  return (
    <button
      type="button"
      className={estilo.botao}
      onClick={() => {
        tirarDoBloco(editor.state, editor.view.dispatch);
        editor.commands.focus();
      }}
    >
      {t('desagrupar')}
    </button>
  );
}
