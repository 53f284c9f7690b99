import { Button } from '@mantine/core';
import { useTextos } from '#platform/web/i18n.tsx';
import { Elo, useEndereco } from '#platform/web/navegacao.tsx';
import { Esqueleto, EstadoErro, EstadoVazio, Pagina } from '#platform/web/pagina/pagina.tsx';
import { useConsulta } from '#platform/web/rede/consultas.ts';
import { Escolha } from '#domains/academico/estrutura/web/door.tsx';
import { LoteDeFechamento } from '#domains/academico/fechamento/turmas/web/door.tsx';
import { useAnosLetivos } from '#domains/academico/periodos-letivos/web/door.tsx';
import { textosFechamento } from '../../texts.ts';
import { fechamentoPeriodoApi } from '../api.ts';
import { SegmentacaoDoPeriodo } from './segmentacao-do-periodo.tsx';
import { useAtos } from './use-atos.ts';
import estilo from './periodo.module.css';

/** The periods of a year from the outside in: segmentações, etapas, and how many classes of each have closed. */
export default function FechamentoPeriodoLetivoPage() {
  const t = useTextos(textosFechamento);
  const [{ ano, lote }, mudar] = useEndereco('ano', 'lote');
  const { anos, anoLetivoAtualId } = useAnosLetivos();
  const anoLetivoId = ano ? Number(ano) : anoLetivoAtualId;
  const query = { AnoLetivoId: anoLetivoId ?? 0 };
  const { data, error, refetch } = useConsulta(
    fechamentoPeriodoApi.obterPeriodos,
    { query },
    { ativa: anoLetivoId !== null, manterAnterior: true },
  );
  const atos = useAtos((tarefaId) => mudar({ lote: tarefaId }));
  return (
    <Pagina>
      <div className={estilo.explicacao}>
        <p className="suave">{t('deDentro')}</p>
      </div>
      <div className={estilo.escolhas}>
        <Escolha
          rotulo={t('anoLetivo')}
          valor={anoLetivoId}
          opcoes={anos.map((a) => ({ valor: a.id, rotulo: String(a.ano) }))}
          aoMudar={(id) => mudar({ ano: id })}
        />
      </div>
      {!data && (error ? <EstadoErro erro={error} tentarDeNovo={() => void refetch()} /> : <Esqueleto linhas={10} />)}
      {data?.periodos.length === 0 && (
        <EstadoVazio
          titulo={t('nenhumPeriodo')}
          texto={t('nenhumPeriodoTexto')}
          acao={
            <Elo tela="periodo-letivo">
              <Button component="span">{t('abrirPeriodos')}</Button>
            </Elo>
          }
        />
      )}
      {data?.periodos.map((periodo) => {
        const abertas = periodo.segmentacoes.filter(({ situacao }) => situacao === 'aberto');
        return (
          <section key={periodo.id} aria-label={periodo.nome}>
            <div className={estilo.periodo}>
              <h2>{periodo.nome}</h2>
              {atos.fecha && abertas.length > 0 && abertas.every(({ etapas }) => etapas.every((e) => e.situacao === 'fechado')) && (
                <Button
                  variant="default"
                  onClick={() =>
                    void atos.fecharPeriodo(
                      periodo.nome,
                      abertas.map(({ id }) => id),
                    )
                  }
                >
                  {t('fecharPeriodo')}
                </Button>
              )}
            </div>
            {periodo.segmentacoes.map((segmentacao) => (
              <SegmentacaoDoPeriodo key={segmentacao.id} segmentacao={segmentacao} anoLetivoId={anoLetivoId ?? 0} atos={atos} />
            ))}
          </section>
        );
      })}
      {lote !== undefined && (
        <LoteDeFechamento qual={lote} aoAbrir={(id) => mudar({ lote: id })} aoFechar={() => mudar({ lote: undefined })} />
      )}
    </Pagina>
  );
}
