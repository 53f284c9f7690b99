import { formatarCnpj } from '#shared/documentos/cnpj.ts';
import { formatarTelefone } from '#shared/documentos/telefone.ts';
import type { Idioma } from '#shared/erros.ts';
import { rotuloDe } from '#shared/listas/opcao.ts';
import { tradutor } from '#shared/textos.ts';
import type { ColunaPlanilha } from '#platform/server/planilhas/planilha.ts';
import { turnos } from '#domains/academico/estrutura/turnos.ts';
import { redes } from '../listas.ts';
import { textosHistorico } from '../texts.ts';
import type { Disciplina } from './disciplinas.ts';
import type { Instituicao } from './instituicoes.ts';
import type { Turma } from './turmas.ts';

const daSala = (idioma: Idioma) => tradutor(textosHistorico, idioma);

/** Columns of the exported institutions. */
export function colunasInstituicoes(idioma: Idioma): ColunaPlanilha<Instituicao>[] {
  const t = daSala(idioma);
  return [
    { titulo: t('nome'), valor: (i) => i.nome, largura: 40 },
    { titulo: t('rede'), valor: (i) => rotuloDe(redes, i.rede, idioma) },
    { titulo: t('cnpj'), valor: (i) => (i.cnpj === null ? null : formatarCnpj(i.cnpj)), largura: 20 },
    { titulo: t('inep'), valor: (i) => i.inep },
    { titulo: t('cidade'), valor: (i) => i.cidade, largura: 24 },
    { titulo: t('uf'), valor: (i) => i.uf, largura: 6 },
    { titulo: t('telefone'), valor: (i) => (i.telefone === null ? null : formatarTelefone(i.telefone)) },
    { titulo: t('disciplinas'), valor: (i) => i.disciplinas, tipo: 'numero' },
    { titulo: t('turmas'), valor: (i) => i.turmas, tipo: 'numero' },
    { titulo: t('situacao'), valor: (i) => t(i.ativa ? 'ativa' : 'inativa') },
  ];
}

/** Columns of the exported subjects. */
export function colunasDisciplinas(idioma: Idioma): ColunaPlanilha<Disciplina>[] {
  const t = daSala(idioma);
  return [
    { titulo: t('instituicao'), valor: (d) => d.instituicaoNome, largura: 40 },
    { titulo: t('disciplina'), valor: (d) => d.nome, largura: 30 },
    { titulo: t('sigla'), valor: (d) => d.sigla },
    { titulo: t('cargaHoraria'), valor: (d) => d.cargaHoraria, tipo: 'numero' },
    { titulo: t('contaComo'), valor: (d) => d.disciplinaNome, largura: 30 },
    { titulo: t('situacao'), valor: (d) => t(d.ativa ? 'ativa' : 'inativa') },
  ];
}

/** Columns of the exported classes. */
export function colunasTurmas(idioma: Idioma): ColunaPlanilha<Turma>[] {
  const t = daSala(idioma);
  return [
    { titulo: t('instituicao'), valor: (p) => p.instituicaoNome, largura: 40 },
    { titulo: t('ano'), valor: (p) => p.ano, tipo: 'numero' },
    { titulo: t('serie'), valor: (p) => p.serie },
    { titulo: t('turma'), valor: (p) => p.nome },
    { titulo: t('turno'), valor: (p) => (p.turno === null ? null : rotuloDe(turnos, p.turno, idioma)) },
    { titulo: t('cursoNosso'), valor: (p) => p.cursoNome, largura: 24 },
    { titulo: t('situacao'), valor: (p) => t(p.ativa ? 'ativa' : 'inativa') },
  ];
}
