import '#platform/web/estilos/index.ts';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { RegiaoDeAnuncios } from '#platform/web/anuncios.tsx';
import { Dialogos } from '#platform/web/janelas/dialogos.tsx';
import { ErroApi, erroLocal } from '#platform/web/rede/erro-api.ts';
import { Avisos } from '#platform/web/avisos.tsx';
import {
  type ColunaDaGrade,
  criarModelo,
  type EnviarLinhas,
  Grade,
  type LinhaDaGrade,
  type LinhaGravada,
  type RespostaDaLinha,
  SituacaoDaGravacao,
  type TipoDeCelula,
  useGravacaoAutomatica,
} from '#platform/web/grade/index.ts';

// A page of the grid kit alone, with every kind of cell and a server that keeps rows: grades, roll and counts as their screens will declare them.
const nome = (br: string) => ({ br, en: br });
const nota: TipoDeCelula = {
  tipo: 'numero',
  casas: 1,
  minimo: '0',
  maximo: '10',
  estranho: { abaixoDe: '1' },
  estados: [
    { valor: 'dispensado', sigla: 'D', nome: nome('Dispensado') },
    { valor: 'ausente', sigla: 'A', nome: nome('Ausente') },
  ],
};
const frequencia: TipoDeCelula = {
  tipo: 'ciclo',
  estados: [
    { valor: 'presente', sigla: 'P', nome: nome('Presente') },
    { valor: 'falta', sigla: 'F', nome: nome('Falta') },
    { valor: 'justificada', sigla: 'J', nome: nome('Falta justificada') },
  ],
};
const provas = Array.from({ length: 26 }, (_, i) => `p${i + 1}`);
const colunas: ColunaDaGrade[] = [
  ...provas.map((id, i): ColunaDaGrade => ({ id, titulo: `Prova ${i + 1}`, tipo: nota, largura: 96 })),
  { id: 'aula', titulo: 'Aula 12/03', tipo: frequencia, largura: 104 },
  { id: 'livros', titulo: 'Livros', tipo: { tipo: 'numero', casas: 0, minimo: '0', maximo: '40' }, largura: 88 },
  { id: 'obs', titulo: 'Observação', tipo: { tipo: 'texto', maximo: 20 }, largura: 160 },
  {
    id: 'soma',
    titulo: 'Soma',
    tipo: { tipo: 'numero', casas: 1 },
    calcular: (ler) => {
      const decimos = ['p1', 'p2'].reduce((total, prova) => total + (Number((ler(prova) ?? '').replace('.', '')) || 0), 0);
      return `${Math.trunc(decimos / 10)}.${decimos % 10}`;
    },
  },
];

const enviar: EnviarLinhas = async (linhas, chave) => {
  const resposta = await fetch('/linhas', { method: 'PUT', headers: { 'idempotency-key': chave }, body: JSON.stringify(linhas) }).catch(
    () => {
      throw erroLocal('SEM_CONEXAO');
    },
  );
  if (!resposta.ok) throw new ErroApi({ code: 'FALHOU', status: resposta.status, message: 'O servidor está fora do ar.' });
  return (await resposta.json()) as RespostaDaLinha[];
};

function Pagina({ gravadas }: { gravadas: LinhaGravada[] }) {
  const [modelo] = useState(() => criarModelo(gravadas));
  const fila = useGravacaoAutomatica('notas', modelo, enviar);
  const [linhas] = useState((): LinhaDaGrade[] => [
    ...gravadas.map(({ id }, i) => ({
      id,
      rotulo: `Aluno ${i + 1}`,
      href: `#${id}`,
      ...(i === 2 ? { fechadas: { p1: 'Entrou depois desta prova' } } : {}),
    })),
    {
      id: 'turma',
      rotulo: 'Notas dadas',
      resumo: (coluna) => ({
        rotulo: `Notas dadas: ${coluna}`,
        valor: (ler) => (provas.includes(coluna) ? `${gravadas.filter(({ id }) => ler(id, coluna) !== null).length}.0` : null),
      }),
    },
  ]);
  return (
    <main>
      <h1>Notas</h1>
      <button type="button">Antes</button>
      <SituacaoDaGravacao modelo={modelo} fila={fila} />
      <Grade nome="Notas da turma" tituloDosNomes="Aluno" modelo={modelo} linhas={linhas} colunas={mostradas} larguraDosNomes={200} />
      <button type="button">Depois</button>
      <RegiaoDeAnuncios />
      <Avisos />
      <Dialogos />
    </main>
  );
}

// A smaller class, where the address asks for one.
const pedido = new URLSearchParams(location.search);
const ate = (nome: string): number => Number(pedido.get(nome) ?? Number.POSITIVE_INFINITY);
const mostradas = colunas.slice(0, ate('colunas'));
const gravadas = ((await (await fetch('/linhas')).json()) as LinhaGravada[]).slice(0, ate('alunos'));
const raiz = createRootRoute({ component: () => <Pagina gravadas={gravadas} /> });
const roteador = createRouter({ routeTree: raiz, history: createMemoryHistory() });
const lugar = document.getElementById('raiz');
if (lugar) createRoot(lugar).render(<RouterProvider router={roteador} />);
