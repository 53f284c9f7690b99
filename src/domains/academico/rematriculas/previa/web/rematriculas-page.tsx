import { NaoRenovados } from '#domains/academico/rematriculas/nao-renovados/web/door.tsx';
import { Execucoes } from '#domains/academico/rematriculas/execucao/web/door.tsx';
import { Execucao } from '#domains/academico/rematriculas/execucao/web/door.tsx';
import { Button } from '@mantine/core';
import { Suspense } from 'react';
import { useAnosLetivos } from '#domains/academico/periodos-letivos/web/door.tsx';
import { useTextos } from '#platform/web/i18n.tsx';
import { Elo, useBusca } from '#platform/web/navegacao.tsx';
import { Esqueleto, EstadoVazio, Pagina } from '#platform/web/pagina/pagina.tsx';
import { textosRematricula } from '#domains/academico/rematriculas/texts.ts';
import { type Busca, leitorDeBusca } from '#domains/academico/rematriculas/web/busca.ts';
import { AbasDeRematricula } from './abas.tsx';
import { OrigemEDestino } from './origem-e-destino.tsx';

/** Re-enrollment: preview → run → result per student; who was left; and the runs so far. The address holds where one is. */
export default function RematriculasPage() {
  const [busca, mudar] = useBusca(leitorDeBusca);
  const { anos, anoLetivoAtualId, carregou } = useAnosLetivos();
  const anosDaTela = escolherAnos(busca, anos, anoLetivoAtualId);
  const { aba, lote } = busca;
  return (
    <Pagina abas={<AbasDeRematricula atual={lote === undefined ? aba : 'execucoes'} />}>
      <Suspense fallback={<Esqueleto linhas={10} />}>
        {lote !== undefined ? (
          <Execucao key={lote} id={lote} mudar={mudar} />
        ) : aba === 'execucoes' ? (
          <Execucoes />
        ) : !carregou ? (
          <Esqueleto linhas={12} />
        ) : anosDaTela === null ? (
          <FaltaAno />
        ) : aba === 'nao-renovados' ? (
          <NaoRenovados {...anosDaTela} />
        ) : (
          <OrigemEDestino busca={{ ...busca, ...anosDaTela }} anos={anos} mudar={mudar} />
        )}
      </Suspense>
    </Pagina>
  );
}

type Ano = { id: number; ano: number };

/** The years of the address, or the current one (the last that has another after it) and the one after. Null when there is none. */
function escolherAnos(busca: Busca, anos: readonly Ano[], atualId: number | null): { de: number; para: number } | null {
  const depoisDe = (ano: number) => anos.filter((outro) => outro.ano > ano).toSorted((a, b) => a.ano - b.ano);
  const comSeguinte = anos.filter(({ ano }) => depoisDe(ano).length > 0);
  const origem = comSeguinte.find(({ id }) => id === (busca.de ?? atualId)) ?? comSeguinte[0];
  if (!origem) return null;
  const seguintes = depoisDe(origem.ano);
  const destino = seguintes.find(({ id }) => id === busca.para) ?? seguintes[0];
  return destino ? { de: origem.id, para: destino.id } : null;
}

function FaltaAno() {
  const t = useTextos(textosRematricula);
  return (
    <EstadoVazio
      titulo={t('semAnosTitulo')}
      texto={t('semAnosTexto')}
      acao={
        <Elo tela="periodo-letivo-criar">
          <Button component="span">{t('criarPeriodo')}</Button>
        </Elo>
      }
    />
  );
}
