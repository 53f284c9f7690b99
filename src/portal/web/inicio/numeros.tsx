import { useId } from 'react';
import { centavos, formatarReais } from '#shared/dinheiro.ts';
import type { Idioma } from '#shared/erros.ts';
import { formatarContagem } from '#shared/textos.ts';
import type { RespostaCliente } from '#shared/endpoint.ts';
import { DIAS_DE_PERIODO_ABERTO } from '#domains/financeiro/caixa/situacoes.ts';
import { useIdioma, useTextos } from '#platform/web/i18n.tsx';
import { type CartaoNumero, Cartoes } from '#platform/web/pagina/cartoes.tsx';
import { type ItemDeEspera, ListaDeEspera } from '#platform/web/pagina/espera.tsx';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { useConsulta } from '#platform/web/rede/consultas.ts';
import { inicioApi } from '#portal/inicio/api.ts';
import { textosDaCasa } from '#portal/inicio/texts.ts';
import { type DefinicaoDeNumero, type NumeroId, numerosDoInicio, numerosVisiveis } from '#portal/numeros-do-inicio.ts';
import { textosInicio } from '#portal/texts-inicio.ts';
import estilo from './inicio.module.css';

export type Resumo = RespostaCliente<typeof inicioApi.resumoDoInicio>;

const tons: Partial<Record<NumeroId, CartaoNumero['tom']>> = {
  vencido: 'perigo',
  aPagarVencido: 'perigo',
  alertasDeSeguranca: 'perigo',
  periodosAntigos: 'alerta',
  cadastrosPendentes: 'alerta',
  protocolosAbertos: 'alerta',
};

function esperaDe(id: NumeroId): NonNullable<DefinicaoDeNumero['espera']> | null {
  const { espera }: DefinicaoDeNumero = numerosDoInicio[id];
  return espera ?? null;
}

/** Money or a count, as it is read. */
export const escreverNumero = (tipo: 'inteiro' | 'dinheiro', valor: number, idioma: Idioma): string =>
  tipo === 'dinheiro' ? formatarReais(centavos(valor)) : formatarContagem(valor, idioma);

function useRotulo(resumo: Resumo | undefined): (id: NumeroId) => string {
  const t = useTextos(textosInicio);
  return (id) => {
    if (id !== 'matriculasAtivas') return t(id, { dias: DIAS_DE_PERIODO_ABERTO });
    return resumo?.anoLetivo ? t(id, { ano: resumo.anoLetivo.ano }) : t('matriculasAtivasSemAno');
  };
}

/** The numbers that wait for nobody, each opening its list. */
export function Numeros({ ids, resumo }: { ids: readonly NumeroId[]; resumo: Resumo | undefined }) {
  const t = useTextos(textosInicio);
  const { idioma } = useIdioma();
  const idTitulo = useId();
  const rotuloDe = useRotulo(resumo);
  const soMostram = ids.filter((id) => esperaDe(id) === null);
  if (soMostram.length === 0) return null;
  const cartaoDe = (id: NumeroId): CartaoNumero => {
    const numero = resumo?.numeros.find((achado) => achado.id === id);
    if (!numero) return { rotulo: rotuloDe(id), valor: null };
    const elo = { tela: numero.tela, search: numero.busca };
    return { rotulo: rotuloDe(id), valor: escreverNumero(numero.tipo, numero.valor, idioma), elo };
  };
  return (
    <section className={estilo.secao} aria-labelledby={idTitulo} aria-busy={resumo === undefined}>
      <h2 id={idTitulo}>{t('hoje')}</h2>
      <Cartoes numeros={soMostram.map(cartaoDe)} />
    </section>
  );
}

/** What waits for the person, each with what is done about it; what they may only look at says so. */
export function Espera({ resumo }: { resumo: Resumo }) {
  const t = useTextos(textosDaCasa);
  const { idioma } = useIdioma();
  const { pode } = useSessao();
  const idTitulo = useId();
  const rotuloDe = useRotulo(resumo);
  // What costs more to count comes by itself, into its place among the others.
  const { data: depois } = useConsulta(
    inicioApi.resumoDoInicio,
    { query: { Parte: 'depois' } },
    { ativa: numerosVisiveis(pode, 'depois').length > 0 },
  );
  const todos = [...resumo.numeros, ...(depois?.numeros ?? [])];
  const itens = todos.flatMap(({ id, tipo, valor, vencido, tela, busca }): ItemDeEspera[] => {
    const espera = esperaDe(id);
    if (espera === null || valor === 0) return [];
    const ato = t(pode(...espera.pede) ? espera.ato : 'ver');
    const escrito = escreverNumero(tipo, valor, idioma);
    const rotulo = rotuloDe(id);
    const tom = vencido ? 'perigo' : tons[id];
    return [
      {
        chave: id,
        rotulo,
        valor: escrito,
        ...(tom ? { tom } : {}),
        ato,
        atoPorExtenso: t('atoDe', { ato, rotulo, valor: escrito }),
        elo: { tela, search: busca },
      },
    ];
  });
  if (!todos.some(({ id }) => esperaDe(id) !== null)) return null;
  return (
    <section className="cartao" aria-labelledby={idTitulo}>
      <div className="cartao-topo">
        <h2 id={idTitulo}>{t('espera')}</h2>
      </div>
      <ListaDeEspera itens={itens} vazio={t('nadaEspera')} />
    </section>
  );
}
