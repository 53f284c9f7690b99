import { useEffect, useMemo, useState } from 'react';
import type { EntradaCliente } from '#shared/endpoint.ts';
import { formatarData } from '#shared/datas.ts';
import { type ColunaDaGrade, criarModelo, Grade, type LinhaDaGrade, SituacaoDaGravacao } from '#platform/web/grade/index.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { criarLoja } from '#platform/web/loja.ts';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { etapaDoDia } from '#domains/academico/diario/conferir.ts';
import type { TurmaDoDiario } from '#domains/academico/diario/web/use-escolha.ts';
import type { chamadasApi } from '#domains/academico/diario/chamadas/api.ts';
import { comPresentes, marcaDoValor, valoresDe, valoresDoAluno, versaoDoMes } from '../mes.ts';
import { chaveDaColuna, type ColunaDoQuadro, cabeNaChamada, type Quadro } from '#domains/academico/diario/chamadas/rascunho.ts';
import { textosFrequencia } from '../texts.ts';
import { useGravacaoDoMes } from './use-gravacao-do-mes.ts';
import estilo from './frequencia.module.css';

type Props = { quadro: Quadro; turma: TurmaDoDiario; mes: string; query: EntradaCliente<typeof chamadasApi.obterQuadro>['query'] };
type T = ReturnType<typeof useTextos<typeof textosFrequencia>>;

const linhasGravadas = (quadro: Quadro) =>
  quadro.alunos.map((aluno) => ({ id: String(aluno.matriculaId), versao: versaoDoMes(quadro), valores: valoresDoAluno(quadro, aluno) }));

/** Students by lessons or days; what is typed is saved as one goes. The first mark in a column that nobody called finds all others present. */
export function GradeDoMes({ quadro, turma, mes, query }: Props) {
  const t = useTextos(textosFrequencia);
  const { pode } = useSessao();
  const [vivo] = useState(() => criarLoja(quadro));
  const [modelo] = useState(() => criarModelo(linhasGravadas(quadro), (mudancas, ler) => comPresentes(vivo.ler(), mudancas, ler)));
  useEffect(() => {
    vivo.mudar(() => quadro);
    modelo.receber(linhasGravadas(quadro));
  }, [modelo, vivo, quadro]);
  const fila = useGravacaoDoMes(modelo, vivo, query);
  const somenteLeitura = turma.situacao === 'fechada' || !(pode('diario-frequencias', 'criar') || pode('diario-frequencias', 'editar'));
  const colunas = useMemo(() => [...quadro.colunas.map((coluna) => colunaDe(coluna, turma)), ...totais(quadro, t)], [quadro, turma, t]);
  const linhas = useMemo(() => [...quadro.alunos.map((aluno): LinhaDaGrade => linhaDe(quadro, aluno, t)), rodape(quadro, t)], [quadro, t]);
  return (
    <>
      <div className={estilo.situacao}>
        <SituacaoDaGravacao modelo={modelo} fila={fila} />
      </div>
      <div className={estilo.matriz}>
        <Grade
          nome={t('mesDe', { turma: turma.nome, mes })}
          tituloDosNomes={t('aluno')}
          modelo={modelo}
          linhas={linhas}
          colunas={colunas}
          somenteLeitura={somenteLeitura}
          larguraDosNomes={240}
        />
      </div>
    </>
  );
}

/** A column takes entries while its term is open; else it is only read. */
function colunaDe(coluna: ColunaDoQuadro, { etapas }: TurmaDoDiario): ColunaDaGrade {
  const id = chaveDaColuna(coluna);
  const etapa = etapaDoDia(etapas, coluna.data);
  const fechada = !etapa || [etapa.situacao, etapa.periodoSituacao].includes('fechado');
  return {
    id,
    titulo: formatarData(coluna.data).slice(0, 5),
    ...(coluna.quantidade > 1 ? { detalhe: `${coluna.quantidade}×` } : {}),
    tipo: { tipo: 'ciclo', estados: valoresDe(coluna.quantidade).map((valor) => estadoDe(valor, coluna.quantidade)) },
    largura: 64,
    ...(fechada ? { calcular: (ler: (outra: string) => string | null) => ler(id) } : {}),
  };
}

const inteiros = { P: { br: 'Presente', en: 'Present' }, F: { br: 'Falta', en: 'Absent' }, J: { br: 'Justificada', en: 'Justified' } };
function estadoDe(valor: string, quantidade: number) {
  if (valor === 'P' || valor === 'F' || valor === 'J') return { valor, sigla: valor, nome: inteiros[valor] };
  const n = Number.parseInt(valor, 10);
  const [br, en] = valor.endsWith('J') ? [' justificada(s)', ' justified'] : ['', ''];
  return { valor, sigla: valor, nome: { br: `${n} de ${quantidade} falta(s)${br}`, en: `${n} of ${quantidade} absence(s)${en}` } };
}

/** What a student missed in the month. */
function totais(quadro: Quadro, t: T): ColunaDaGrade[] {
  const somar = (ler: (coluna: string) => string | null, justificadas: boolean): string =>
    String(
      quadro.colunas.reduce((soma, coluna) => {
        const marca = marcaDoValor(ler(chaveDaColuna(coluna)), coluna.quantidade);
        return soma + (marca && marca.justificada === justificadas ? marca.faltas : 0);
      }, 0),
    );
  const tipo = { tipo: 'numero', casas: 0 } as const;
  return [
    { id: 'faltas', titulo: t('faltas'), tipo, largura: 72, calcular: (ler) => somar(ler, false) },
    { id: 'justificadas', titulo: t('justificadas'), tipo, largura: 72, calcular: (ler) => somar(ler, true) },
  ];
}

function linhaDe(quadro: Quadro, aluno: Quadro['alunos'][number], t: T): LinhaDaGrade {
  const fechadas = quadro.colunas.flatMap((coluna, i) =>
    cabeNaChamada(aluno, coluna, i) ? [] : [[chaveDaColuna(coluna), t('foraDaTurma')] as const],
  );
  const numero = aluno.numeroChamada === null ? '' : `${aluno.numeroChamada}. `;
  return { id: String(aluno.matriculaId), rotulo: `${numero}${aluno.nome}`, fechadas: Object.fromEntries(fechadas) };
}

/** Who was absent from each lesson, justified or not. */
function rodape(quadro: Quadro, t: T): LinhaDaGrade {
  return {
    id: 'total',
    rotulo: t('ausentes'),
    resumo: (id) => ({
      rotulo: t('ausentes'),
      valor: (ler) => {
        const coluna = quadro.colunas.find((uma) => chaveDaColuna(uma) === id);
        if (!coluna) return null;
        const valores = quadro.alunos.map(({ matriculaId }) => ler(String(matriculaId), id));
        if (valores.every((valor) => valor === null)) return null;
        return String(valores.filter((valor) => valor !== null && valor !== 'P').length);
      },
    }),
  };
}
