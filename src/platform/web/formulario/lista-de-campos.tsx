import { Button } from '@mantine/core';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { type ReactNode, useEffect, useRef } from 'react';
import { avisar } from '../janelas/dialogos.tsx';
import { tagDoIdioma, useTextos } from '../i18n.tsx';
import type { Caminho } from './valores/caminho-tipado.ts';
import { caminhoDoTamanho, lerCaminho, pertence } from './valores/caminhos.ts';
import { idDoCampo, useContextoDoFormulario } from './contexto.tsx';
import estilo from './formulario.module.css';
import { EmColunas } from './secao.tsx';
import { textosFormulario } from './texts.ts';

type Props<I> = {
  /** Path of the list: 'enderecos'. */
  nome: Caminho<readonly I[] | null | undefined>;
  rotulo: string;
  /** Name of item `i` (from 0), read by "Remover …": "Endereço 2". */
  nomeDoItem: (i: number) => string;
  rotuloAdicionar: string;
  /** A new, empty item. */
  novo: () => unknown;
  minimo?: number;
  maximo?: number;
  /** The fields of an item, whose path it receives ('enderecos.0'): `nome={dentro(item, 'cep')}`. */
  children: (item: Caminho<I>, i: number) => ReactNode;
};

/** A repeated group of fields: add, remove, and take the removal back. */
export function ListaDeCampos<I>({ nome, rotulo, nomeDoItem, rotuloAdicionar, novo, minimo = 0, maximo = 50, children }: Props<I>) {
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
  const podeAdicionar = !somenteLeitura && itens.length < maximo;
  // An error of the list itself leads to where one more is added; where none can be, to the list.
  const idDaLista = idDoCampo(id, caminhoDoTamanho(nome));
  // Errors point at positions, and positions move.
  const trocar = (novos: readonly unknown[]) => {
    for (const caminho of Object.keys(form.errors)) if (pertence(caminho, nome)) form.clearFieldError(caminho);
    form.setFieldValue(nome, novos);
  };
  const remover = (i: number) => {
    const removido = itensAgora()[i];
    trocar(itensAgora().filter((_, posicao) => posicao !== i));
    caixa.current?.querySelector<HTMLElement>('[data-adicionar]')?.focus();
    avisar.sucesso(t('itemRemovido', { item: nomeDoItem(i) }), {
      desfazer: () => trocar([...itensAgora().slice(0, i), removido, ...itensAgora().slice(i)]),
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
          <EmColunas>{children(`${nome}.${i}` as Caminho<I>, i)}</EmColunas>
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
            trocar([...itensAgora(), novo()]);
          }}
        >
          {rotuloAdicionar}
        </Button>
      )}
    </fieldset>
  );
}
