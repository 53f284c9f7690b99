import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTextos } from '#platform/web/i18n.tsx';
import { avisar, confirmar } from '#platform/web/janelas/dialogos.tsx';
import { Elo } from '#platform/web/navegacao.tsx';
import { Cartoes, Esqueleto, EstadoErro, EstadoVazio } from '#platform/web/pagina/pagina.tsx';
import { Tabela } from '#platform/web/pagina/tabela-simples.tsx';
import { envelhecer, useComando, useConsulta } from '#platform/web/rede/consultas.ts';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { ProgressoTarefa } from '#platform/web/tarefas/tarefa.tsx';
import { formatarData } from '#shared/datas.ts';
import { formatarReais, formatarValor } from '#shared/dinheiro.ts';
import type { RespostaCliente } from '#shared/endpoint.ts';
import type { Tradutor } from '#shared/textos.ts';
import { integracaoApi as api } from '../../api.ts';
import { textosIntegracao } from '../../texts.ts';
import { useNomesDaIntegracao } from './nomes.ts';
import { Insuficientes } from './insuficientes.tsx';

type Props = { de: string; ate: string; regras: number };

type Prevista = RespostaCliente<typeof api.prever>;

/** What the facts of a month come to, by event, before they are posted; what has no rule first. */
export function Previa({ de, ate, regras }: Props) {
  const { data, error, refetch } = useConsulta(api.prever, { query: { De: de, Ate: ate } });
  return (
    <>
      {error && <EstadoErro erro={error} tentarDeNovo={() => void refetch()} />}
      {!data && !error && <Esqueleto linhas={9} />}
      {data && <Prevista de={de} ate={ate} regras={regras} data={data} />}
    </>
  );
}

function Prevista({ de, ate, regras, data }: Props & { data: Prevista }) {
  const t = useTextos(textosIntegracao);
  const nomes = useNomesDaIntegracao();
  if (regras === 0)
    return (
      <EstadoVazio
        titulo={t('semRegras')}
        texto={t('semRegrasTexto')}
        acao={
          <Elo tela="financeiro-integracao-contabil" search={{ aba: 'regras' }}>
            {t('aba.regras')}
          </Elo>
        }
      />
    );
  return (
    <>
      <Lancar de={de} ate={ate} prontos={data.prontos + data.dispensados} adiados={data.adiados} />
      {data.prontos + data.dispensados + data.comProblema === 0 ? (
        <EstadoVazio titulo={t('semPendencias')} texto={t('semPendenciasTexto')} />
      ) : (
        <Cartoes
          numeros={[
            { rotulo: t('prontos'), valor: data.prontos },
            { rotulo: t('dispensados'), valor: data.dispensados },
            { rotulo: t('comProblema'), valor: data.comProblema, ...(data.comProblema > 0 ? { tom: 'alerta' as const } : {}) },
          ]}
        />
      )}
      {data.adiados !== null && <p className="consequencia">{dizerAdiados(t, data.adiados)}</p>}
      {data.corrigidos.length > 0 && (
        <p className="consequencia">
          {t('corrigidosAMao', { n: data.corrigidos.length, numeros: data.corrigidos.slice(0, 5).join(', ') })}
        </p>
      )}
      {data.pendencias.length > 0 && <Insuficientes pendencias={data.pendencias} />}
      {data.eventos.map((evento) => (
        <section key={evento.evento} aria-label={nomes.evento(evento.evento)}>
          <h2>
            {nomes.evento(evento.evento)} · {evento.fatos} · {formatarReais(evento.valorCentavos)}
          </h2>
          <Tabela
            legenda={nomes.evento(evento.evento)}
            colunas={[t('conta'), t('debitos'), t('creditos')]}
            numericas={[1, 2]}
            cartao={{ titulo: 0 }}
            linhas={evento.linhas.map((l) => ({
              chave: l.contaId,
              celulas: [`${l.codigo} ${l.nome}`, formatarValor(l.debitoCentavos), formatarValor(l.creditoCentavos)],
            }))}
          />
        </section>
      ))}
    </>
  );
}

const dizerAdiados = (t: Tradutor<typeof textosIntegracao>, { fatos, dia }: NonNullable<Prevista['adiados']>): string =>
  t('adiados', { n: fatos, dia: formatarData(dia) });

type DosProntos = { de: string; ate: string; prontos: number; adiados: Prevista['adiados'] };
function Lancar({ de, ate, prontos, adiados }: DosProntos) {
  const t = useTextos(textosIntegracao);
  const { pode } = useSessao();
  const [tarefaId, setTarefaId] = useState<number | null>(null);
  const integrar = useComando(api.integrar, { aoConcluir: (resposta) => setTarefaId(resposta.tarefaId) });
  const pedir = async (): Promise<void> => {
    const consequencia = adiados === null ? {} : { consequencia: dizerAdiados(t, adiados) };
    const rotulo = t('lancar', { n: prontos });
    if (!(await confirmar({ titulo: rotulo, texto: t('lancarTexto'), ...consequencia, rotuloConfirmar: rotulo }))) return;
    await integrar.mutateAsync({ body: { de, ate } }).catch(avisar.erro);
  };
  if (tarefaId !== null)
    return (
      <ProgressoTarefa
        id={tarefaId}
        aoTerminar={() => void envelhecer('IntegracaoContabil', 'LancamentoContabil', 'PeriodoContabil', 'ExercicioContabil')}
      />
    );
  if (!pode('financeiro-integracao-contabil', 'criar') || prontos === 0) return null;
  return (
    <p>
      <Button loading={integrar.isPending} onClick={() => void pedir()}>
        {t('lancar', { n: prontos })}
      </Button>
    </p>
  );
}
