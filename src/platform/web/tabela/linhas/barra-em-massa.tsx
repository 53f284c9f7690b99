import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useState } from 'react';
import { type Centavos, formatarReais } from '#shared/dinheiro.ts';
import { avisar } from '#platform/web/janelas/dialogos.tsx';
import { useIdioma, useTextos } from '#platform/web/i18n.tsx';
import { formatarContagem } from '#shared/textos.ts';
import estilo from '../faixas.module.css';
import { textosTabela } from '../texts.ts';
import { maximoDeLinhas } from './ler-todas.ts';
import type { AcaoEmMassa, Escolha, IdLinha } from '../tipos.ts';

type Props<L> = {
  escolha: Escolha<L>;
  soma: Centavos | null;
  total: number;
  /** Every row of the page is chosen and the filter holds more: offers the whole filter. */
  podeTodos: boolean;
  acoes: readonly AcaoEmMassa<L>[];
  aoEscolherTodos: () => void;
  /** The rows of the whole filter, for the acts that take rows. */
  lerTodas: (exceto: readonly IdLinha[]) => Promise<Escolha<L>>;
  aoLimpar: () => void;
};

/** The dark bar of a selection: how many, how much, and what can be done with them. */
export function BarraEmMassa<L>({ escolha, soma, total, podeTodos, acoes, aoEscolherTodos, lerTodas, aoLimpar }: Props<L>) {
  const t = useTextos(textosTabela);
  const { idioma } = useIdioma();
  const [ocupada, setOcupada] = useState<string | null>(null);
  const executar = async (acao: AcaoEmMassa<L>) => {
    setOcupada(acao.chave);
    try {
      const pedeLinhas = escolha.tipo === 'filtro' && acao.aceitaFiltro === false;
      if ((await acao.aoExecutar(pedeLinhas ? await lerTodas(escolha.exceto) : escolha)) !== false) aoLimpar();
    } catch (erro) {
      // The selection stays: the same act can be tried again.
      avisar.erro(erro);
    } finally {
      setOcupada(null);
    }
  };
  return (
    <div className={estilo.trilho}>
      <section className={estilo.barra} aria-label={t('acoesEmMassa')}>
        <p role="status">
          {t('selecionados', { n: escolha.quantidade })}
          {soma !== null && ` · ${formatarReais(soma)}`}
        </p>
        {podeTodos && (
          <button type="button" className={estilo.barraElo} onClick={aoEscolherTodos}>
            {t('selecionarTodos', { total: formatarContagem(total, idioma) })}
          </button>
        )}
        {acoes.map((acao) => {
          const maximo = acao.aceitaFiltro === false ? (acao.maximo ?? maximoDeLinhas) : Infinity;
          const demais = escolha.quantidade > maximo;
          return (
            <button
              key={acao.chave}
              type="button"
              className={acao.perigo ? estilo.barraPerigo : undefined}
              disabled={ocupada !== null || demais}
              title={demais ? t('linhasDemais', { n: maximo }) : undefined}
              aria-busy={ocupada === acao.chave}
              onClick={() => void executar(acao)}
            >
              {acao.icone}
              {acao.rotulo}
            </button>
          );
        })}
        <button type="button" className={estilo.barraFechar} aria-label={t('limparSelecao')} onClick={aoLimpar}>
          <IconX size={16} aria-hidden />
        </button>
      </section>
    </div>
  );
}
