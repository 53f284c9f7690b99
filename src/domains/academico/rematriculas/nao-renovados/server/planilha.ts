import type { ColunaPlanilha } from '#platform/server/planilhas/planilha.ts';
import type { Idioma } from '#shared/erros.ts';
import { rotuloDe } from '#shared/listas/opcao.ts';
import { texto } from '#shared/textos.ts';
import { movimentos, resultados } from '#domains/academico/matriculas/situacoes.ts';
import { textosRematricula } from '#domains/academico/rematriculas/texts.ts';
import type { NaoRenovado } from './nao-renovados.ts';
import { titulos } from '#domains/academico/rematriculas/execucao/server/door.ts';

/** Columns of the exported list of those who were not renewed. */
export function colunasDosNaoRenovados(idioma: Idioma): ColunaPlanilha<NaoRenovado>[] {
  const t = titulos(idioma);
  return [
    { titulo: t('matricula'), valor: (m) => m.codigo },
    { titulo: t('aluno'), valor: (m) => m.alunoNome, largura: 36 },
    { titulo: t('curso'), valor: (m) => m.cursoNome },
    { titulo: t('turma'), valor: (m) => m.turmaNome },
    { titulo: t('movimento'), valor: (m) => rotuloDe(movimentos, m.movimento, idioma) },
    { titulo: t('resultado'), valor: (m) => rotuloDe(resultados, m.resultado, idioma) },
    { titulo: t('vencido'), valor: (m) => m.vencidoCentavos, tipo: 'centavos' },
    {
      titulo: t('emOutroCurso'),
      valor: ({ outraMatricula: outra }) =>
        outra && texto(textosRematricula, 'matriculaDeOutroCurso', idioma, { curso: outra.cursoNome, codigo: outra.codigo }),
      largura: 32,
    },
    { titulo: t('ultimaRecusa'), valor: (m) => m.ultimaRecusa, largura: 60 },
  ];
}
