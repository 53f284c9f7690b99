import { describe, expect, test } from 'vitest';
import { diasEntre, idadeEm } from '#shared/datas.ts';
import { problemasDosResponsaveis } from '#domains/academico/matriculas/responsaveis.ts';
import { cursos } from './cursos.ts';
import { emGrupos, planejarEscola } from './plano.ts';
import { planejarPrecos } from './registros.ts';
import { turmasLotadas } from './turmas.ts';

const calendario = { ano: 2026, hoje: '2026-11-20' };
const escola = planejarEscola(600, calendario);
const familias = escola.familias.map(({ familia }) => familia);
const filhos = familias.flatMap((familia) => familia.filhos);
const matriculas = escola.familias.flatMap((f) => f.matriculas);
const contratos = matriculas.flatMap(({ contrato }) => contrato ?? []);

describe('the school on paper', () => {
  test('has twelve courses in a chain, 24 classes and exactly the students asked for', () => {
    expect(cursos).toHaveLength(12);
    expect(new Set(cursos.map(({ segmentacao }) => segmentacao)).size).toBe(3);
    expect(escola.turmas.atuais).toHaveLength(24);
    expect(escola.turmas.proximas).toHaveLength(24);
    expect(filhos).toHaveLength(600);
    for (const n of [30, 61, 1_999])
      expect(planejarEscola(n, calendario).familias.flatMap(({ familia }) => familia.filhos)).toHaveLength(n);
  });

  test('comes out the same for the same request, and its people do not depend on the day', () => {
    expect(planejarEscola(600, calendario)).toEqual(escola);
    const noutroDia = planejarEscola(600, { ano: 2026, hoje: '2026-03-09' });
    expect(noutroDia.familias.map(({ familia }) => familia)).toEqual(familias);
    expect(noutroDia.funcionarios).toEqual(escola.funcionarios);
  });

  test('grows into a large one without filling any class above its places', () => {
    const grande = planejarEscola(5_000, calendario);
    expect(grande.familias.flatMap(({ familia }) => familia.filhos)).toHaveLength(5_000);
    for (const { turmas, familias: todas } of [escola, grande]) {
      const ocupadas = { atuais: turmas.atuais.map(() => 0), proximas: turmas.proximas.map(() => 0) };
      for (const { proximoAno, turma, troca } of todas.flatMap((f) => f.matriculas)) {
        const lista = proximoAno ? ocupadas.proximas : ocupadas.atuais;
        lista[turma] = (lista[turma] ?? 0) + 1;
        if (troca) lista[troca.turma] = (lista[troca.turma] ?? 0) + 1;
      }
      expect(turmas.atuais.filter(({ vagas }, i) => (ocupadas.atuais[i] ?? 0) > vagas)).toEqual([]);
      expect(turmas.proximas.filter(({ vagas }, i) => (ocupadas.proximas[i] ?? 0) > vagas)).toEqual([]);
      const lotadas = turmas.atuais.flatMap((turma, i) => (turmasLotadas.includes(turma.nome) ? [[turma.vagas, ocupadas.atuais[i]]] : []));
      expect(lotadas).toHaveLength(2);
      for (const [vagas, sentados] of lotadas) expect(sentados).toBe(vagas);
    }
  });

  test('CPFs never repeat between families and staff', () => {
    const cpfs = [...filhos, ...familias.flatMap(({ adultos }) => adultos), ...escola.funcionarios].flatMap(({ cpf }) => cpf ?? []);
    expect(new Set(cpfs).size).toBe(cpfs.length);
    expect(filhos.filter(({ cpf }) => cpf === null).length).toBeGreaterThan(40);
  });
});

describe('families', () => {
  test('children have the age of their course, and siblings ages that one mother can have', () => {
    for (const { curso, dataNascimento, respondePorSi } of filhos) {
      const idade = idadeEm(dataNascimento, '2026-03-31') - (cursos[curso]?.idade ?? 0);
      // Of age on the first day on which one may enroll for the year.
      if (respondePorSi) expect(idadeEm(dataNascimento, '2025-10-15')).toBeGreaterThanOrEqual(18);
      else expect([0, 1]).toContain(idade);
    }
    for (const { filhos: irmaos } of familias) {
      for (const [i, a] of irmaos.entries()) {
        for (const b of irmaos.slice(i + 1)) {
          const dias = Math.abs(diasEntre(a.dataNascimento, b.dataNascimento));
          expect(dias === 0 || dias >= 300).toBe(true);
          expect(a.nome).not.toBe(b.nome);
          expect(a.sobrenome).toBe(b.sobrenome);
        }
      }
    }
  });

  test('guardians were grown up when the children were born, and share the bills exactly', () => {
    for (const { adultos, filhos: irmaos } of familias) {
      for (const { dataNascimento, parentesco } of adultos) {
        for (const filho of irmaos) {
          const idade = idadeEm(dataNascimento, filho.dataNascimento);
          if (parentesco === 'mae') expect(idade).toBeGreaterThanOrEqual(18);
          if (parentesco === 'mae') expect(idade).toBeLessThanOrEqual(47);
          if (parentesco === 'avo') expect(idade).toBeGreaterThan(36);
        }
      }
      const responsaveis = adultos.map(({ parentesco, pedagogico, percentual }, i) => ({
        pessoaId: i + 1,
        parentesco,
        pedagogico,
        financeiro: percentual !== null,
        percentual,
      }));
      expect(problemasDosResponsaveis(responsaveis)).toEqual([]);
    }
  });

  test('are of every kind: shared bills, one parent, grandparents, siblings, twins', () => {
    const tem = (criterio: (familia: (typeof familias)[number]) => boolean): number => familias.filter(criterio).length;
    expect(tem(({ adultos }) => adultos.filter(({ percentual }) => percentual !== null).length > 1)).toBeGreaterThan(50);
    expect(tem(({ adultos }) => adultos.length === 1)).toBeGreaterThan(40);
    expect(tem(({ adultos }) => adultos.some(({ parentesco }) => parentesco === 'avo'))).toBeGreaterThan(10);
    expect(tem(({ filiacao }) => filiacao.pai === null)).toBeGreaterThan(5);
    expect(tem(({ filhos: irmaos }) => irmaos.length > 1)).toBeGreaterThan(80);
    expect(tem(({ filhos: [a, b] }) => a !== undefined && a.dataNascimento === b?.dataNascimento)).toBeGreaterThan(0);
    expect(filhos.filter(({ respondePorSi }) => respondePorSi).length).toBeGreaterThan(0);
  });
});

describe('enrollments and contracts', () => {
  test('even a school of sixty has every movement, both years and every end of a contract', () => {
    const pequena = planejarEscola(60, calendario).familias.flatMap((f) => f.matriculas);
    expect(new Set(pequena.flatMap(({ saida }) => saida?.verbo ?? []))).toEqual(new Set(['transferencia', 'desistencia', 'cancelamento']));
    expect(pequena.some(({ troca }) => troca !== null)).toBe(true);
    expect(pequena.some(({ proximoAno, preMatricula }) => proximoAno && preMatricula)).toBe(true);
    expect(new Set(pequena.flatMap(({ contrato }) => contrato?.destino ?? []))).toEqual(
      new Set(['rascunho', 'ativo', 'cancelado', 'rompido']),
    );
    expect(pequena.some(({ contrato }) => contrato === null)).toBe(true);
  });

  test('dates follow each other: enrolled, moved or left, never after today', () => {
    for (const { dataMatricula, troca, saida } of matriculas) {
      expect(dataMatricula <= calendario.hoje).toBe(true);
      for (const data of [troca?.dataInicio, saida?.dataMovimento]) {
        if (data === undefined) continue;
        expect(data >= dataMatricula).toBe(true);
        expect(data <= calendario.hoje).toBe(true);
      }
    }
  });

  test('prices exist for every line, and the younger children have the discount of siblings', () => {
    const chaves = new Set(planejarPrecos(false).map(({ chave }) => chave));
    expect(contratos.flatMap(({ linhas }) => linhas.map(({ preco }) => preco)).filter((preco) => !chaves.has(preco))).toEqual([]);
    expect(contratos.every(({ linhas }) => linhas.length > 0)).toBe(true);
    const semDesconto = matriculas.filter(
      ({ filho, contrato }) =>
        filho > 0 && contrato && !contrato.descontos.includes('irmaos') && !contrato.descontos.includes('bolsa-integral'),
    );
    expect(semDesconto).toEqual([]);
  });

  test('any day of the year gives a plan that keeps the dates in order', () => {
    for (const hoje of ['2026-01-02', '2026-02-28', '2026-07-15', '2026-12-31']) {
      const doDia = planejarEscola(120, { ano: 2026, hoje }).familias.flatMap((f) => f.matriculas);
      for (const { dataMatricula, saida, troca, proximoAno } of doDia) {
        expect(dataMatricula <= hoje && dataMatricula >= (proximoAno ? '2026-01-01' : '2025-01-01')).toBe(true);
        expect((saida?.dataMovimento ?? dataMatricula) >= dataMatricula && (saida?.dataMovimento ?? hoje) <= hoje).toBe(true);
        expect((troca?.dataInicio ?? dataMatricula) >= dataMatricula && (troca?.dataInicio ?? hoje) <= hoje).toBe(true);
      }
    }
  });
});

test('groups hold whole families and at most so many students', () => {
  const grupos = emGrupos(escola.familias, 100);
  expect(grupos.flat()).toEqual(escola.familias);
  for (const grupo of grupos) expect(grupo.flatMap(({ familia }) => familia.filhos).length).toBeLessThanOrEqual(100);
});
