import { describe, expect, test } from 'vitest';
import { type Destinatario, jaSaiu, motivoDeFicar } from './motivos.ts';

const quem: Destinatario = {
  matriculaId: 1,
  alunoId: 2,
  aluno: 'Ana',
  alunoFalecido: false,
  turmaId: 3,
  turma: '6º ano A',
  pessoaId: 4,
  responsavel: 'Rosa',
  responsavelFalecido: false,
  email: 'rosa@familia.exemplo',
  consentiu: true,
  etapa: { id: 5, nome: '1º bimestre', futura: false },
  ultimo: null,
  vezes: 0,
};
const motivo = (partes: Partial<Destinatario>, comEtapa = true) => motivoDeFicar({ ...quem, ...partes }, comEtapa);

describe('who gets no report card by mail', () => {
  test('is told the first reason, the gravest before what can be mended', () => {
    expect(motivo({})).toBeNull();
    expect(motivo({ alunoFalecido: true, consentiu: false })).toBe('aluno_falecido');
    expect([motivo({ etapa: null }), motivo({ etapa: null }, false)]).toEqual(['sem_etapa', null]);
    expect(motivo({ etapa: { id: 5, nome: '4º bimestre', futura: true }, consentiu: false })).toBe('etapa_futura');
    expect(motivo({ pessoaId: null, consentiu: false })).toBe('sem_responsavel');
    expect(motivo({ responsavelFalecido: true, email: null })).toBe('responsavel_falecido');
    expect(motivo({ consentiu: false, email: null })).toBe('sem_consentimento');
    expect(motivo({ email: null })).toBe('sem_email');
  });

  test('what left already leaves again only for who saw it and asks', () => {
    const ultimo = { id: 7, em: '2026-05-04', por: 'Paula', parcial: false };
    const saiu = (deNovo: boolean, vistoAte: number) => jaSaiu({ ultimo }, { deNovo, vistoAte });
    expect([saiu(false, 7), saiu(false, 9), saiu(true, 6), saiu(true, 7)]).toEqual([true, true, true, false]);
    expect(jaSaiu({ ultimo: null }, { deNovo: false, vistoAte: 0 })).toBe(false);
  });
});
