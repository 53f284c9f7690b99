import { useId } from 'react';
import { centavos, formatarReais } from '#shared/dinheiro.ts';
import { formatarContagem } from '#shared/textos.ts';
import type { RespostaCliente } from '#shared/endpoint.ts';
import { AvisosBancarios } from '#domains/financeiro/dados-bancarios/web/door.tsx';
import { DIAS_DE_PERIODO_ABERTO } from '#domains/financeiro/caixa/situacoes.ts';
import { useConsulta } from '#platform/web/rede/consultas.ts';
import { tagDoIdioma, useIdioma, useTextos } from '#platform/web/i18n.tsx';
import { Elo } from '#platform/web/navegacao.tsx';
import { type CartaoNumero, Cartoes, EstadoErro, EstadoVazio, Pagina } from '#platform/web/pagina/pagina.tsx';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { portalApi } from '#portal/api.ts';
import { type NumeroId, numerosVisiveis } from '#portal/numeros-do-inicio.ts';
import { textosInicio } from '#portal/texts-inicio.ts';
import { gruposDeAtalhos } from './atalhos-do-inicio.ts';
import estilo from './inicio.module.css';
import { PrimeirosPassos } from './primeiros-passos.tsx';
import { telasDasSalas } from '../telas.ts';

type Resumo = RespostaCliente<typeof portalApi.resumoDoInicio>;

/** Home: what there is to do today and the ways into the work, only what the user may open. */
export default function InicioPage() {
  const t = useTextos(textosInicio);
  const { usuario, escola, pode } = useSessao();
  const { data, isError, error, refetch } = useConsulta(portalApi.resumoDoInicio, {});
  const grupos = gruposDeAtalhos(pode, (tela) => telasDasSalas[tela] !== undefined);
  const ids = data ? data.numeros.map(({ id }) => id) : numerosVisiveis(pode);
  // A school that has nothing yet is shown what to create, not a row of zeros.
  const soZeros = data?.primeirosPassos != null && data.numeros.every(({ valor }) => valor === 0);
  return (
    <Pagina titulo={t('bemVindo', { nome: usuario?.nome ?? '' })}>
      <Quando hoje={data?.hoje} escola={escola} />
      {(pode('gerenciar-boletos', 'editar') || pode('contas', 'editar')) && <AvisosBancarios />}
      {isError && !data && <EstadoErro erro={error} tentarDeNovo={() => void refetch()} />}
      {data?.primeirosPassos && <PrimeirosPassos passos={data.primeirosPassos} />}
      {ids.length > 0 && !soZeros && !(isError && !data) && <Numeros ids={ids} resumo={data} />}
      <Atalhos grupos={grupos} />
    </Pagina>
  );
}

/** The date at the school, and whose school it is. Keeps its line while it is being asked. */
function Quando({ hoje, escola }: { hoje: string | undefined; escola: string | null }) {
  const { idioma } = useIdioma();
  const dia =
    hoje === undefined
      ? '\u00a0'
      : new Intl.DateTimeFormat(tagDoIdioma(idioma), { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(`${hoje}T12:00:00Z`));
  return <p className={estilo.quando}>{[dia, escola].filter(Boolean).join(' · ')}</p>;
}

const tons: Partial<Record<NumeroId, CartaoNumero['tom']>> = {
  vencido: 'perigo',
  alertasDeSeguranca: 'perigo',
  periodosAntigos: 'alerta',
  cadastrosPendentes: 'alerta',
  protocolosAbertos: 'alerta',
};

function Numeros({ ids, resumo }: { ids: readonly NumeroId[]; resumo: Resumo | undefined }) {
  const t = useTextos(textosInicio);
  const { idioma } = useIdioma();
  const idTitulo = useId();
  const rotuloDe = (id: NumeroId): string => {
    if (id !== 'matriculasAtivas') return t(id, { dias: DIAS_DE_PERIODO_ABERTO });
    return resumo?.anoLetivo ? t(id, { ano: resumo.anoLetivo.ano }) : t('matriculasAtivasSemAno');
  };
  const cartaoDe = (id: NumeroId): CartaoNumero => {
    const numero = resumo?.numeros.find((achado) => achado.id === id);
    if (!numero) return { rotulo: rotuloDe(id), valor: null };
    const valor = numero.tipo === 'dinheiro' ? formatarReais(centavos(numero.valor)) : formatarContagem(numero.valor, idioma);
    return { rotulo: rotuloDe(id), valor, tom: numero.valor > 0 ? tons[id] : undefined, elo: { tela: numero.tela, search: numero.busca } };
  };
  return (
    <section className={estilo.secao} aria-labelledby={idTitulo} aria-busy={resumo === undefined}>
      <h2 id={idTitulo}>{t('hoje')}</h2>
      <Cartoes numeros={ids.map(cartaoDe)} />
    </section>
  );
}

function Atalhos({ grupos }: { grupos: ReturnType<typeof gruposDeAtalhos> }) {
  const t = useTextos(textosInicio);
  const { idioma } = useIdioma();
  const idTitulo = useId();
  if (grupos.length === 0) return <EstadoVazio titulo={t('semTelasTitulo')} texto={t('semTelasTexto')} />;
  return (
    <section className={estilo.secao} aria-labelledby={idTitulo}>
      <h2 id={idTitulo}>{t('atalhos')}</h2>
      <div className={estilo.atalhos}>
        {grupos.map(({ chave, telas }) => (
          <nav key={chave} className="cartao" aria-label={t(chave)}>
            <h3>{t(chave)}</h3>
            <ul>
              {telas.map((tela) => (
                <li key={tela.id}>
                  <Elo tela={tela.id}>{tela.titulo[idioma]}</Elo>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
    </section>
  );
}
