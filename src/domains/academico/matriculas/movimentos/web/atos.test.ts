import { describe, expect, test } from 'vitest';
import { valoresDaLista } from '#shared/listas/opcao.ts';
import { movimentos, resultados } from '#domains/academico/matriculas/situacoes.ts';
import { atosPossiveis } from './atos.ts';
import type { MatriculaAberta } from '#domains/academico/matriculas/web/matricula-aberta.ts';

const enturmacao: MatriculaAberta['enturmacao'] = {
  id: 1,
  turmaId: 2,
  turmaNome: '6º ano A',
  turno: 'manha',
  sala: null,
  dataInicio: '2026-02-02',
  dataFim: null,
  numeroChamada: 3,
  excedente: false,
  motivoExcedente: null,
  desfeita: false,
};
const tudo = () => true;

describe('acts of the record', () => {
  test('a pre-enrollment is confirmed, moved or given up, but not transferred', () => {
    expect(atosPossiveis({ movimento: 'pre_matricula', resultado: 'aprovado', enturmacao, desfazivel: null }, tudo)).toEqual([
      'ativacao',
      'enturmacao',
      'desistencia',
      'cancelamento',
      'falecimento',
      'correcaoDaData',
    ]);
  });

  test('an active one takes every exit; who left takes none, only an undo', () => {
    expect(atosPossiveis({ movimento: 'ativa', resultado: 'aprovado', enturmacao, desfazivel: null }, tudo)).toEqual([
      'enturmacao',
      'reclassificacao',
      'transferencia',
      'desistencia',
      'trancamento',
      'cancelamento',
      'falecimento',
      'conclusao',
      'correcaoDaData',
    ]);
    expect(atosPossiveis({ movimento: 'trancada', resultado: 'aprovado', enturmacao: null, desfazivel: null }, tudo)).toEqual([
      'falecimento',
      'retorno',
    ]);
    const vivos = ['ativa', 'pre_matricula', 'trancada'];
    for (const movimento of valoresDaLista(movimentos).filter((valor) => !vivos.includes(valor))) {
      expect(
        atosPossiveis({ movimento, resultado: 'aprovado', enturmacao: null, desfazivel: { id: 9, tipo: 'transferencia' } }, tudo),
      ).toEqual(['desfazimento']);
    }
  });

  test('an enrollment is completed only when its result is final', () => {
    const possiveis = (resultado: MatriculaAberta['resultado']) =>
      atosPossiveis({ movimento: 'ativa', resultado, enturmacao, desfazivel: null }, tudo);
    for (const { valor } of resultados)
      expect(possiveis(valor).includes('conclusao'), valor).toBe(valor !== 'cursando' && valor !== 'em_exame');
  });

  test('cancelling asks for its own permission', () => {
    const soEdita = atosPossiveis({ movimento: 'ativa', resultado: 'aprovado', enturmacao, desfazivel: null }, (acao) => acao === 'editar');
    expect(soEdita).not.toContain('cancelamento');
    expect(atosPossiveis({ movimento: 'ativa', resultado: 'aprovado', enturmacao, desfazivel: null }, () => false)).toEqual([]);
  });
});
