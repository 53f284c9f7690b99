import { Button } from '@mantine/core';
import { formatarData } from '#shared/datas.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { Elo } from '#platform/web/navegacao.tsx';
import { Cartao, Etiqueta } from '#platform/web/pagina/pagina.tsx';
import { Tabela } from '#platform/web/pagina/tabela-simples.tsx';
import { textosFechamento } from '../../texts.ts';
import type { PeriodoLido } from './leitura.ts';
import estilo from './periodo.module.css';
import type { Atos } from './use-atos.ts';

type Segmentacao = PeriodoLido['segmentacoes'][number];
type Etapa = Segmentacao['etapas'][number];
type Props = { segmentacao: Segmentacao; anoLetivoId: number; atos: Atos };

/** A segmentação in its period: each etapa with what is closed inside of it, and what may be done next. */
export function SegmentacaoDoPeriodo({ segmentacao, anoLetivoId, atos }: Props) {
  const t = useTextos(textosFechamento);
  const { id, nome, situacao, turmas, turmasFechadas, etapas } = segmentacao;
  const aberta = situacao === 'aberto';
  const pronta = etapas.every((etapa) => etapa.situacao === 'fechado');
  return (
    <Cartao
      titulo={
        <>
          {nome} <Etiqueta tom={aberta ? 'aberto' : 'sucesso'}>{t(aberta ? 'aberta' : 'fechada')}</Etiqueta>{' '}
          <span className="suave">
            {t('turmas')}: {t('deTotal', { n: turmasFechadas, total: turmas })}
          </span>
        </>
      }
      acoes={
        aberta
          ? atos.fecha &&
            pronta && (
              <Button size="xs" variant="default" onClick={() => void atos.fecharSegmentacao(nome, id)}>
                {t('fecharSegmentacao')}
              </Button>
            )
          : atos.reabre && (
              <Button size="xs" variant="default" onClick={() => void atos.reabrirSegmentacao(nome, id)}>
                {t('reabrir')}
              </Button>
            )
      }
    >
      <Tabela
        legenda={nome}
        colunas={[t('etapa'), t('turmas'), t('diarios'), t('situacao'), t('acoes')]}
        numericas={[1, 2]}
        cartao={{ titulo: 0, estado: 3, acoes: 4 }}
        linhas={etapas.map((etapa) => ({
          chave: etapa.id,
          celulas: [
            <span key="nome">
              {etapa.nome}
              <p className="suave">
                {formatarData(etapa.dataInicio)} – {formatarData(etapa.dataFim)}
              </p>
            </span>,
            t('deTotal', { n: etapa.turmasFechadas, total: etapa.turmas }),
            t('deTotal', { n: etapa.entregues, total: etapa.diarios }),
            <Etiqueta key="situacao" tom={etapa.situacao === 'aberto' ? 'aberto' : 'sucesso'}>
              {t(etapa.situacao === 'aberto' ? 'aberta' : 'fechada')}
            </Etiqueta>,
            <AcoesDaEtapa key="acoes" etapa={etapa} segmentacao={segmentacao} anoLetivoId={anoLetivoId} atos={atos} />,
          ],
        }))}
      />
    </Cartao>
  );
}

function AcoesDaEtapa({ etapa, segmentacao, anoLetivoId, atos }: Props & { etapa: Etapa }) {
  const t = useTextos(textosFechamento);
  const aberta = etapa.situacao === 'aberto';
  return (
    <span className={estilo.botoes}>
      <Elo tela="fechamento-cursos-turmas" search={{ ano: anoLetivoId, segmentacao: segmentacao.segmentacaoId, etapa: etapa.id }}>
        {t('verTurmas')}
      </Elo>
      {aberta && atos.fecha && etapa.prontas.length > 0 && (
        <Button size="xs" variant="default" onClick={() => void atos.fecharTurmas({ etapaId: etapa.id, nome: etapa.nome }, etapa.prontas)}>
          {t('fecharProntas', { n: etapa.prontas.length })}
        </Button>
      )}
      {aberta && atos.fecha && etapa.abertas.length === 0 && (
        <Button size="xs" onClick={() => void atos.fecharEtapa({ etapa: etapa.nome, segmentacao: segmentacao.nome }, etapa.id)}>
          {t('fecharEtapa')}
        </Button>
      )}
      {!aberta && atos.reabre && segmentacao.situacao === 'aberto' && (
        <Button size="xs" variant="subtle" onClick={() => void atos.reabrirEtapa(`${etapa.nome} · ${segmentacao.nome}`, etapa.id)}>
          {t('reabrir')}
        </Button>
      )}
    </span>
  );
}
