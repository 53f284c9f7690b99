import { Fragment, type ReactNode } from 'react';
import { turnos } from '#domains/academico/estrutura/turnos.ts';
import { useIdioma, useTextos } from '#platform/web/i18n.tsx';
import { Elo } from '#platform/web/navegacao.tsx';
import { Cartao } from '#platform/web/pagina/pagina.tsx';
import { formatarData } from '#shared/datas.ts';
import { rotuloDe } from '#shared/listas/opcao.ts';
import { textosPlano } from '#domains/academico/matriculas/plano/texts.ts';
import { PlanoDoAluno } from '#domains/academico/matriculas/plano/web/door.tsx';
import { resultados } from '#domains/academico/matriculas/situacoes.ts';
import { textosRegistro } from '#domains/academico/matriculas/texts-registro.ts';
import { textosTelas } from '#domains/academico/matriculas/texts-telas.ts';
import { textosMatricula } from '#domains/academico/matriculas/texts.ts';
import estilo from '#domains/academico/matriculas/web/registro.module.css';
import type { MatriculaAberta } from '#domains/academico/matriculas/web/matricula-aberta.ts';

/** Where the student is enrolled, since when, and how the year goes. */
export function DadosDaMatricula({ matricula }: { matricula: MatriculaAberta }) {
  const t = useTextos(textosMatricula);
  const tt = useTextos(textosRegistro);
  const te = useTextos(textosTelas);
  const tp = useTextos(textosPlano);
  const { idioma } = useIdioma();
  const { enturmacao, dataSaida, observacoes } = matricula;
  const fatos: [string, ReactNode][] = [
    [t('matricula'), matricula.codigo],
    [t('curso'), `${matricula.curso.nome} · ${matricula.segmentacao.nome}`],
    [t('anoLetivo'), matricula.anoLetivo.ano],
    [t('turma'), enturmacao === null ? t('semTurma') : <Turma key="turma" enturmacao={enturmacao} />],
    ...(enturmacao?.numeroChamada ? ([[t('numeroChamada'), enturmacao.numeroChamada]] as [string, ReactNode][]) : []),
    [t('dataMatricula'), formatarData(matricula.dataMatricula)],
    ...(dataSaida === null ? [] : ([[t('dataSaida'), formatarData(dataSaida)]] as [string, ReactNode][])),
    [t('resultado'), rotuloDe(resultados, matricula.resultado, idioma)],
    [tp('plano'), <PlanoDoAluno key="plano" matricula={matricula} />],
    ...(enturmacao?.motivoExcedente ? ([[te('excedente'), enturmacao.motivoExcedente]] as [string, ReactNode][]) : []),
    ...(observacoes === null
      ? []
      : ([
          [
            t('observacoes'),
            <span key="obs" className={estilo.linhas}>
              {observacoes}
            </span>,
          ],
        ] as [string, ReactNode][])),
  ];
  return (
    <Cartao titulo={tt('dados')}>
      <dl className={`fatos ${estilo.fatosLargos}`}>
        {fatos.map(([rotulo, valor]) => (
          <Fragment key={rotulo}>
            <dt>{rotulo}</dt>
            <dd>{valor}</dd>
          </Fragment>
        ))}
      </dl>
    </Cartao>
  );
}

function Turma({
  enturmacao: { turmaId, turmaNome, turno, sala, dataInicio },
}: {
  enturmacao: NonNullable<MatriculaAberta['enturmacao']>;
}) {
  const t = useTextos(textosMatricula);
  const { idioma } = useIdioma();
  const resto = [rotuloDe(turnos, turno, idioma), sala ?? '', t('desde', { data: formatarData(dataInicio) })];
  return (
    <>
      <Elo tela="turmas" params={{ id: turmaId }}>
        {turmaNome}
      </Elo>
      {` · ${resto.filter(Boolean).join(' · ')}`}
    </>
  );
}
