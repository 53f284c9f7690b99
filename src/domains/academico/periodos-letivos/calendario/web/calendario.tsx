import { Button } from '@mantine/core';
import { useState } from 'react';
import type { RespostaCliente } from '#shared/endpoint.ts';
import { useIdioma, useTextos } from '#platform/web/i18n.tsx';
import { avisar } from '#platform/web/janelas/dialogos.tsx';
import { Cartao, Esqueleto, EstadoErro } from '#platform/web/pagina/pagina.tsx';
import { Tabela } from '#platform/web/pagina/tabela-simples.tsx';
import { useComando, useConsulta } from '#platform/web/rede/consultas.ts';
import { formatarContagem } from '#shared/textos.ts';
import { calendarioApi } from '../api.ts';
import { contarLetivos, DIAS_MINIMOS, HORAS_MINIMAS } from '../dias.ts';
import { textosCalendario } from '../texts.ts';
import estilo from './calendario.module.css';
import { JanelaDeDias, type Trecho } from './janela-de-dias.tsx';
import { type Marcados, Meses } from './meses.tsx';

type Dados = RespostaCliente<typeof calendarioApi.obterCalendario>;

/** The days of a period, month by month, and how they count. */
export default function Calendario({ periodoId, somenteLeitura }: { periodoId: number; somenteLeitura: boolean }) {
  const t = useTextos(textosCalendario);
  const { data, error, refetch } = useConsulta(calendarioApi.obterCalendario, { params: { id: periodoId } });
  const [trecho, setTrecho] = useState<Trecho | null>(null);
  const feriados = useComando(calendarioApi.incluirFeriadosNacionais, {
    invalida: [calendarioApi.obterCalendario],
    aoConcluir: ({ dias }) => avisar.sucesso(t('feriadosIncluidos', { n: dias })),
  });
  if (!data) return error ? <EstadoErro erro={error} tentarDeNovo={() => void refetch()} /> : <Esqueleto linhas={12} />;
  const porDia = new Map(data.dias.map((dia) => [dia.data, dia]));
  return (
    <>
      {!somenteLeitura && (
        <div className={estilo.topo}>
          <p className="suave">{t('comoUsar')}</p>
          {data.feriadosQueFaltam > 0 && (
            <Button
              variant="default"
              loading={feriados.isPending}
              onClick={() => feriados.mutate({ params: { id: periodoId } }, { onError: avisar.erro })}
            >
              {t('incluirFeriados', { n: data.feriadosQueFaltam })}
            </Button>
          )}
          <Button onClick={() => setTrecho({ de: '', ate: '', dia: null })}>{t('marcarDias')}</Button>
        </div>
      )}
      <Contagem dados={data} marcados={porDia} />
      <Meses
        dataInicio={data.dataInicio}
        dataFim={data.dataFim}
        marcados={porDia}
        somenteLeitura={somenteLeitura}
        aoEscolher={(de, ate) => setTrecho({ de, ate, dia: de === ate ? (porDia.get(de) ?? null) : null })}
      />
      {trecho && <JanelaDeDias periodoId={periodoId} trecho={trecho} aoFechar={() => setTrecho(null)} />}
    </>
  );
}

/** School days of each etapa and of the year, against what the law asks. */
function Contagem({ dados, marcados }: { dados: Dados; marcados: Marcados }) {
  const t = useTextos(textosCalendario);
  const { idioma } = useIdioma();
  return (
    <div className={estilo.contagem}>
      {dados.segmentacoes.map(({ id, nome, etapas, horas }) => {
        const partes = etapas.length > 0 ? etapas : [{ ...dados, id: 0, nome: t('total') }];
        const linhas = partes.map((etapa) => ({
          chave: etapa.id,
          nome: etapa.nome,
          dias: contarLetivos(etapa.dataInicio, etapa.dataFim, marcados),
        }));
        const total = linhas.reduce((soma, { dias }) => soma + dias, 0);
        return (
          <Cartao key={id} titulo={nome}>
            <Tabela
              legenda={`${t('contagem')}: ${nome}`}
              colunas={[t('etapa'), t('diasLetivos')]}
              numericas={[1]}
              linhas={linhas.map(({ chave, nome: etapa, dias }) => ({ chave, celulas: [etapa, dias] }))}
            />
            <p role="status">
              <strong>{t('deDias', { n: total, minimo: DIAS_MINIMOS })}</strong> {t('diasLetivos').toLowerCase()}
              {total < DIAS_MINIMOS && <span className={estilo.falta}> · {t('faltam', { n: DIAS_MINIMOS - total })}</span>}
              <br />
              {horas ? (
                <>
                  <strong className={horas.total < HORAS_MINIMAS ? estilo.falta : undefined}>
                    {t('deDias', { n: formatarContagem(horas.total, idioma), minimo: HORAS_MINIMAS })}
                  </strong>{' '}
                  {t('horas').toLowerCase()},{' '}
                  <span className="suave">{t(horas.pelo === 'horario' ? 'peloHorario' : 'pelaCarga', { turma: horas.turma })}</span>
                </>
              ) : (
                <span className="suave">
                  {t('horas')}: {t('semHoras')}
                </span>
              )}
            </p>
          </Cartao>
        );
      })}
    </div>
  );
}
