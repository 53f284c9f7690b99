import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useState } from 'react';
import { type Centavos, formatarReais } from '#shared/dinheiro.ts';
import { avisar } from '../dialogos.tsx';
import { useIdioma, useTextos } from '../i18n.tsx';
import { formatarContagem } from '#shared/textos.ts';
import estilo from './faixas.module.css';
import { textosTabela } from './texts.ts';
import type { AcaoEmMassa, Escolha } from './tipos.ts';

type Props<L> = {
  escolha: Escolha<L>;
  soma: Centavos | null;
  total: number;
  /** Every row of the page is chosen and the filter holds more: offers the whole filter. */
  podeTodos: boolean;
  acoes: readonly AcaoEmMassa<L>[];
  aoEscolherTodos: () => void;
  aoLimpar: () => void;
};

/** The dark bar of a selection: how many, how much, and what can be done with them. */
export function BarraEmMassa<L>({ escolha, soma, total, podeTodos, acoes, aoEscolherTodos, aoLimpar }: Props<L>) {
  const t = useTextos(textosTabela);
  const { idioma } = useIdioma();
  const [ocupada, setOcupada] = useState<string | null>(null);
  const executar = async (acao: AcaoEmMassa<L>) => {
    setOcupada(acao.chave);
    try {
      if ((await acao.aoExecutar(escolha)) !== false) aoLimpar();
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
        {acoes
          .filter((acao) => escolha.tipo === 'itens' || acao.aceitaFiltro !== false)
          .map((acao) => (
            <button
              key={acao.chave}
              type="button"
              className={acao.perigo ? estilo.barraPerigo : undefined}
              disabled={ocupada !== null}
              aria-busy={ocupada === acao.chave}
              onClick={() => void executar(acao)}
            >
              {acao.icone}
              {acao.rotulo}
            </button>
          ))}
        <button type="button" className={estilo.barraFechar} aria-label={t('limparSelecao')} onClick={aoLimpar}>
          <IconX size={16} aria-hidden />
        </button>
      </section>
    </div>
  );
}
