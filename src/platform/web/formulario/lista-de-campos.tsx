import { Button } from '@mantine/core';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import IconChevronUp from '@tabler/icons-react/dist/esm/icons/IconChevronUp.mjs';
import { type ReactNode, useEffect, useRef } from 'react';
import { avisar } from '../janelas/dialogos.tsx';
import { tagDoIdioma, useTextos } from '../i18n.tsx';
import { type Apontadores, comApontado, semApontado } from './valores/apontadores.ts';
import type { Caminho } from './valores/caminho-tipado.ts';
import { caminhoDoTamanho, lerCaminho, pertence } from './valores/caminhos.ts';
import { idDoCampo, useContextoDoFormulario } from './contexto.tsx';
import estilo from './formulario.module.css';
import { EmColunas } from './secao.tsx';
import { useAbertos } from './use-abertos.ts';
import { textosFormulario } from './texts.ts';

type Props<I> = {
  /** Path of the list: 'enderecos'. */
  nome: Caminho<readonly I[] | null | undefined>;
  rotulo: string;
  /** Name of item `i` (from 0), read by "Remover …": "Endereço 2". */
  nomeDoItem: (i: number) => string;
  rotuloAdicionar?: string;
  /** A new, empty item; without it none is added. */
  novo?: () => unknown;
  minimo?: number;
  maximo?: number;
  /** The list whose items belong to those of this one by their place: they go and come back with them. */
  apontadores?: Apontadores;
  /**
   * Of long lists: what an item is, in a line, while it is closed. Those open at first that lack something, those that were added, and those
   * in which something was refused.
   */
  fechado?: { resumo: (item: Caminho<I>, i: number) => ReactNode; falta: (valor: unknown) => boolean };
  /** The fields of an item, whose path it receives ('enderecos.0'): `nome={dentro(item, 'cep')}`. */
  children: (item: Caminho<I>, i: number) => ReactNode;
};

/** A repeated group of fields: add, remove, and take the removal back. */
export function ListaDeCampos<I>({
  nome,
  rotulo,
  nomeDoItem,
  rotuloAdicionar,
  novo,
  minimo = 0,
  maximo = 50,
  apontadores,
  fechado,
  children,
}: Props<I>) {
  const t = useTextos(textosFormulario);
  const { id, form, somenteLeitura, campos, linguas, conferirNoEsquema } = useContextoDoFormulario();
  conferirNoEsquema(nome);
  const caixa = useRef<HTMLFieldSetElement>(null);
  const focarItem = useRef<number | null>(null);
  const itensAgora = (): readonly unknown[] => {
    const valor = lerCaminho(form.getValues(), nome);
    return Array.isArray(valor) ? valor : [];
  };
  const itens = itensAgora();
  const abertos = useAbertos(() => itens.map((item) => !fechado || fechado.falta(item)));
  const isRecusado = (i: number) => Object.keys(form.errors).some((caminho) => pertence(caminho, `${nome}.${i}`));
  const isAberto = (i: number) => !fechado || abertos.isAberto(i) || isRecusado(i);
  useEffect(() => {
    // What opened for its mistake stays open while it is corrected.
    if (fechado) for (const i of itens.keys()) if (!abertos.isAberto(i) && isRecusado(i)) abertos.mudar(i, true);
  });
  const podeAdicionar = novo !== undefined && !somenteLeitura && itens.length < maximo;
  // An error of the list itself leads to where one more is added; where none can be, to the list.
  const idDaLista = idDoCampo(id, caminhoDoTamanho(nome));
  // Errors point at positions, and positions move.
  const trocar = (novos: readonly unknown[], lista: Caminho = nome) => {
    for (const caminho of Object.keys(form.errors)) if (pertence(caminho, lista)) form.clearFieldError(caminho);
    form.setFieldValue(lista, novos);
  };
  const retirarApontadores = (i: number): (() => void) => {
    if (!apontadores) return () => undefined;
    const { nome: lista, campo, desde } = apontadores;
    const { restam, retirados } = semApontado(lerCaminho(form.getValues(), lista), campo, i + desde);
    trocar(restam, lista);
    return () => trocar(comApontado(lerCaminho(form.getValues(), lista), campo, { lugar: i + desde, retirados }), lista);
  };
  const remover = (i: number) => {
    const removido = itensAgora()[i];
    const estavaAberto = isAberto(i);
    abertos.tirar(i);
    trocar(itensAgora().filter((_, posicao) => posicao !== i));
    const porApontadores = retirarApontadores(i);
    caixa.current?.querySelector<HTMLElement>('[data-adicionar]')?.focus();
    avisar.sucesso(t('itemRemovido', { item: nomeDoItem(i) }), {
      desfazer: () => {
        abertos.por(i, estavaAberto);
        trocar([...itensAgora().slice(0, i), removido, ...itensAgora().slice(i)]);
        porApontadores();
      },
    });
  };
  const chave = form.key(nome);
  useEffect(() => {
    const [registrados, tamanho] = [campos.current, caminhoDoTamanho(nome)];
    registrados.set(tamanho, { nome: tamanho, rotulo, formatar: (n) => t('itens', { n: Number(n) }), sensivel: false, nomeDoItem });
    return () => void registrados.delete(tamanho);
  }, [campos, nome, rotulo, nomeDoItem, t]);
  useEffect(() => {
    if (focarItem.current === null) return;
    caixa.current?.querySelector<HTMLElement>(`[data-item="${focarItem.current}"] :is(input, textarea, button)`)?.focus();
    focarItem.current = null;
  });
  return (
    <fieldset ref={caixa} className={estilo.lista} {...(podeAdicionar ? {} : { id: idDaLista, tabIndex: -1 })}>
      <legend>{rotulo}</legend>
      {itens.map((_, i) => (
        // Adding or removing draws every item again from its values (`chave`), so that inputs never keep a neighbour's text.
        <div key={`${chave}-${i}`} data-item={i} className={estilo.item}>
          {fechado && !isAberto(i) ? (
            <div className={estilo.fechado}>{fechado.resumo(`${nome}.${i}` as Caminho<I>, i)}</div>
          ) : (
            <EmColunas>{children(`${nome}.${i}` as Caminho<I>, i)}</EmColunas>
          )}
          {fechado && (
            <button
              type="button"
              className="botao-simples"
              aria-expanded={isAberto(i)}
              aria-label={t(isAberto(i) ? 'fecharItem' : 'abrirItem', { item: nomeDoItem(i) })}
              onClick={() => {
                if (!isAberto(i)) focarItem.current = i;
                abertos.mudar(i, !isAberto(i));
              }}
            >
              {isAberto(i) ? <IconChevronUp size={16} aria-hidden /> : <IconChevronDown size={16} aria-hidden />}
            </button>
          )}
          {!somenteLeitura && itens.length > minimo && (
            <button
              type="button"
              className="botao-simples"
              aria-label={t('removerItem', { item: nomeDoItem(i) })}
              title={t('remover')}
              onClick={() => remover(i)}
            >
              <IconTrash size={16} aria-hidden />
            </button>
          )}
        </div>
      ))}
      {typeof form.errors[nome] === 'string' && (
        <p className={estilo.erro} lang={linguas[nome] && tagDoIdioma(linguas[nome])}>
          {form.errors[nome]}
        </p>
      )}
      {podeAdicionar && (
        <Button
          id={idDaLista}
          variant="subtle"
          size="xs"
          data-adicionar
          leftSection={<IconPlus size={14} aria-hidden />}
          onClick={() => {
            focarItem.current = itens.length;
            abertos.por(itens.length, true);
            trocar([...itensAgora(), novo()]);
          }}
        >
          {rotuloAdicionar}
        </Button>
      )}
    </fieldset>
  );
}
