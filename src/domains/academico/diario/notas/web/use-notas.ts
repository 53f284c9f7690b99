import { useEffect, useRef, useState } from 'react';
import type { RespostaCliente } from '#shared/endpoint.ts';
import { avisar } from '#platform/web/avisos.tsx';
import { escreverInstante } from '#platform/web/fuso.ts';
import {
  criarModelo,
  type EnviarLinhas,
  lembrar,
  memoriaNaFila,
  naForma,
  type RespostaDaCelula,
  useGravacaoAutomatica,
  useSegura,
} from '#platform/web/grade/index.ts';
import { textosGrade } from '#platform/web/grade/texts.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { chamar, PRAZO_DO_GUARDADO_MS } from '#platform/web/rede/api.ts';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { CELULAS_POR_VEZ, notasApi } from '../api.ts';
import { textosNotas } from '../texts.ts';
import { type GradeDeNotas, linhasGravadas, tipoDaCelula } from './leitura.ts';

type Autoria = { versao: number; por: string; em: string };
type Resultado = RespostaCliente<typeof notasApi.gravarNotas>['celulas'][number];
const chaveDe = (linha: string, coluna: string): string => `${linha}:${coluna}`;

/** The versions and authors of the cells, as the server told them last. */
function criarAutorias(grade: GradeDeNotas) {
  const autorias = new Map<string, Autoria>();
  const receber = ({ notas }: GradeDeNotas): void => {
    for (const { matriculaId, avaliacaoId, versao, por, em } of notas)
      autorias.set(chaveDe(String(matriculaId), String(avaliacaoId)), { versao, por, em });
  };
  receber(grade);
  return {
    receber,
    ler: (linha: string, coluna: string): Autoria | undefined => autorias.get(chaveDe(linha, coluna)),
    de: (linha: string, coluna: string): number => autorias.get(chaveDe(linha, coluna))?.versao ?? 0,
    por: (linha: string, coluna: string, versao: number, por = '', em = ''): void =>
      void autorias.set(chaveDe(linha, coluna), { versao, por, em }),
  };
}

/** A grid of marks that saves itself cell by cell, and keeps in the browser what has not arrived yet. */
export function useNotas(grade: GradeDeNotas, escreve: boolean) {
  const t = useTextos(textosNotas);
  const tg = useTextos(textosGrade);
  const { usuario } = useSessao();
  const eu = usuario ? `${usuario.nome} ${usuario.sobrenome}`.trim() : '';
  const [{ modelo, autorias }] = useState(() => ({ modelo: criarModelo(linhasGravadas(grade)), autorias: criarAutorias(grade) }));
  const tipos = new Map(grade.avaliacoes.map((a) => [String(a.id), tipoDaCelula(grade, a)]));

  const respostaDe = (resultado: Resultado, valor: string | null): RespostaDaCelula => {
    const [linha, coluna] = [String(resultado.matriculaId), String(resultado.avaliacaoId)];
    if ('recusa' in resultado) return { recusa: resultado.recusa };
    if ('versao' in resultado) {
      autorias.por(linha, coluna, resultado.versao, eu, resultado.em);
      return { valor };
    }
    const { valor: deles, versao, por, em } = resultado.conflito;
    const tipo = tipos.get(coluna);
    autorias.por(linha, coluna, versao, por, em);
    return { conflito: { valor: tipo ? naForma(tipo, deles) : deles, por } };
  };
  const enviar: EnviarLinhas = async (linhas, chaveIdempotencia) => {
    const celulas = linhas.flatMap(({ id, valores }) =>
      Object.entries(valores).map(([coluna, valor]) => ({ avaliacaoId: coluna, matriculaId: id, versao: autorias.de(id, coluna), valor })),
    );
    const gravadas: Resultado[] = [];
    // A whole screen that was pasted goes in as many requests as it takes, each repeated with a key of its own.
    for (let de = 0; de < celulas.length; de += CELULAS_POR_VEZ) {
      const body = { turmaDisciplinaId: grade.disciplina.id, celulas: celulas.slice(de, de + CELULAS_POR_VEZ) };
      const parte = de === 0 ? chaveIdempotencia : `${chaveIdempotencia}:${de}`;
      gravadas.push(...(await chamar(notasApi.gravarNotas, { body }, { chaveIdempotencia: parte, prazoMs: PRAZO_DO_GUARDADO_MS })).celulas);
    }
    return linhas.map(({ id, valores }) => ({
      id,
      celulas: Object.fromEntries(
        gravadas
          .filter(({ matriculaId }) => String(matriculaId) === id)
          .map((celula) => [String(celula.avaliacaoId), respostaDe(celula, valores[String(celula.avaliacaoId)] ?? null)]),
      ),
    }));
  };
  const fila = useGravacaoAutomatica('notas', modelo, enviar, { naFila: escreve });
  const idDoEnvio = `notas:${grade.disciplina.id}:${grade.etapaId ?? 'fim'}`;
  useSegura(idDoEnvio, escreve);

  useEffect(() => {
    if (!escreve || !usuario) return;
    const existe = (linha: string, coluna: string): boolean => modelo.linha(linha)?.celulas[coluna] !== undefined;
    const { disciplina, etapas, etapaId, alunos, avaliacoes } = grade;
    const etapa = etapas.find(({ id }) => id === etapaId)?.nome ?? t('fimDoAno');
    const { pathname, search } = window.location;
    const memoria = memoriaNaFila(usuario.email, {
      id: idDoEnvio,
      tipo: 'notas',
      titulo: t('notasDe', { disciplina: disciplina.nome, turma: disciplina.turma, etapa }),
      href: pathname + search,
      cabeca: { turmaDisciplinaId: disciplina.id },
      rotulo: (linha, coluna) =>
        [
          alunos.find(({ matriculaId }) => String(matriculaId) === linha)?.nome,
          avaliacoes.find(({ id }) => String(id) === coluna)?.nome,
        ].join(' · '),
    });
    const n = lembrar(memoria, modelo, autorias, existe);
    if (n > 0) avisar.info(tg('recuperadas', { n }));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when the grid opens
  }, []);
  // Read again (another window came to the front): the own changes stay over what is new.
  const lida = useRef(grade);
  useEffect(() => {
    if (lida.current === grade || modelo.contas().salvando > 0) return;
    lida.current = grade;
    autorias.receber(grade);
    modelo.receber(linhasGravadas(grade));
  }, [grade, modelo, autorias]);

  const contar = (linha: string, coluna: string): string | null => {
    const { por, em } = autorias.ler(linha, coluna) ?? { por: '', em: '' };
    return por === '' || em === '' ? null : t('digitadaPor', { quem: por, quando: escreverInstante(em) });
  };
  return { modelo, fila, contar };
}
