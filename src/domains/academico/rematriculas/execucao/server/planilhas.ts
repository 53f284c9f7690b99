import type { ColunaPlanilha } from '#platform/server/planilhas/planilha.ts';
import type { Idioma } from '#shared/erros.ts';
import { rotuloDe } from '#shared/listas/opcao.ts';
import { texto, tradutor } from '#shared/textos.ts';
import { movimentos, resultados } from '#domains/academico/matriculas/situacoes.ts';
import { situacoesItem } from '../situacoes.ts';
import { textosRematricula } from '#domains/academico/rematriculas/texts.ts';
import type { NaoRenovado } from '#domains/academico/rematriculas/nao-renovados/server/nao-renovados.ts';
import type { ItemLido } from './queries.ts';

const titulos = (idioma: Idioma) => tradutor(textosRematricula, idioma);

/** Columns of the exported result of a run. */
export function colunasDosItens(idioma: Idioma): ColunaPlanilha<ItemLido>[] {
  const t = titulos(idioma);
  return [
    { titulo: t('aluno'), valor: (i) => i.alunoNome, largura: 36 },
    { titulo: t('origem'), valor: (i) => i.origem, largura: 24 },
    { titulo: t('turmaDestino'), valor: (i) => i.turmaDestinoNome },
    { titulo: t('situacao'), valor: (i) => rotuloDe(situacoesItem, i.situacao, idioma) },
    { titulo: t('matricula'), valor: (i) => i.matriculaCodigo },
    { titulo: t('contrato'), valor: (i) => i.contratoNumero },
    { titulo: t('motivoDaLiberacao'), valor: (i) => i.motivo, largura: 40 },
    { titulo: t('observacao'), valor: (i) => i.mensagem, largura: 60 },
  ];
}

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
