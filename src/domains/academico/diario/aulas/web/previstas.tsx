import { Button } from '@mantine/core';
import { useState } from 'react';
import { formatarData } from '#shared/datas.ts';
import { nomeDoDia } from '#domains/academico/periodos-letivos/calendario/web/door.tsx';
import { diaIso } from '#domains/academico/periodos-letivos/calendario/dias.ts';
import { useIdioma, useTextos } from '#platform/web/i18n.tsx';
import { avisar, confirmar } from '#platform/web/janelas/dialogos.tsx';
import { Cartao } from '#platform/web/pagina/pagina.tsx';
import { useComando, useConsulta } from '#platform/web/rede/consultas.ts';
import { aulasApi } from '../api.ts';
import { textosAula } from '../texts.ts';
import estilo from './aulas.module.css';
import type { AulaProposta } from './nova-aula.tsx';

type Props = {
  turmaDisciplinaId: number;
  query: { TurmaDisciplinaId: number; EtapaId?: number };
  /** To give one and write its content at once. */
  aoEscrever: (proposta: AulaProposta) => void;
};
const A_VISTA = 4;
const MAXIMO = 200;

/** What the timetable expected and nobody gave: one touch gives a lesson, its name opens it to be written. */
export function Previstas({ turmaDisciplinaId, query, aoEscrever }: Props) {
  const t = useTextos(textosAula);
  const { idioma } = useIdioma();
  const [todas, setTodas] = useState(false);
  const { data } = useConsulta(aulasApi.aulasPrevistas, { query }, { manterAnterior: true });
  const { mutate, isPending } = useComando(aulasApi.criarAulas, {
    envelhece: ['Aula'],
    aoConcluir: ({ ids }) => avisar.sucesso(t('registradas', { n: ids.length })),
  });
  const itens = data?.itens ?? [];
  if (itens.length === 0) return null;
  const dar = (lista: typeof itens): void =>
    mutate(
      {
        body: {
          aulas: lista.map(({ data: dataAula, quantidade, ordem, docenteId }) => ({
            turmaDisciplinaId,
            dataAula,
            quantidade,
            ordem,
            docenteId,
          })),
          conteudo: null,
          tarefa: null,
        },
      },
      { onError: avisar.erro },
    );
  const darTodas = async (): Promise<void> => {
    const lista = itens.slice(0, MAXIMO);
    const rotulo = t('darTodas', { n: lista.length });
    if (await confirmar({ titulo: rotulo, texto: t('darTodasTexto', { n: lista.length }), rotuloConfirmar: rotulo })) dar(lista);
  };
  const mostradas = todas ? itens : itens.slice(0, A_VISTA);
  return (
    <Cartao
      titulo={t('esperadas', { n: itens.length })}
      acoes={
        <Button variant="default" size="xs" loading={isPending} onClick={() => void darTodas()}>
          {t('darTodas', { n: Math.min(itens.length, MAXIMO) })}
        </Button>
      }
    >
      <ul className={estilo.previstas}>
        {mostradas.map((item) => {
          const nome = t('esperada', { dia: nomeDoDia(diaIso(item.data), idioma), data: formatarData(item.data), inicio: item.inicio });
          return (
            <li key={`${item.data}-${item.ordem}`}>
              <button type="button" className={estilo.escrever} onClick={() => aoEscrever(item)}>
                {nome} <span className="suave">{t('nTempos', { n: item.quantidade })}</span>
              </button>
              <Button
                size="xs"
                variant="light"
                aria-label={t('darEsta', { data: formatarData(item.data) })}
                disabled={isPending}
                onClick={() => dar([item])}
              >
                {t('dar')}
              </Button>
            </li>
          );
        })}
      </ul>
      {itens.length > mostradas.length && (
        <Button variant="subtle" size="xs" onClick={() => setTodas(true)}>
          {t('mostrarTodas', { n: itens.length - mostradas.length })}
        </Button>
      )}
    </Cartao>
  );
}
