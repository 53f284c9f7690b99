import { expect, vi } from 'vitest';
import { criarMundo, type Mundo } from '#tests/helpers/mundo.ts';
import { comoFormulario } from '#tests/helpers/formulario.ts';
import { salasDe } from '#tests/helpers/salas.ts';
import { type RespostaDeTeste, servidorDeTeste, type ServidorDeTeste } from '#tests/helpers/servidor.ts';
import { definirTarefasDaMudanca } from '#domains/mudanca/planilhas/server/door.ts';
import { portal } from '#portal/server/rotas.ts';

type Ensaio = {
  prontas: number;
  erros: number;
  cadastradas: number;
  avisos: string[];
  linhas: { numero: number; situacao: string; problemas: { coluna: string | null; mensagem: string }[] }[];
};
export type Planilha = {
  id: number;
  versao: number;
  situacao: string;
  trazidas: number;
  mapeamento: Record<string, number>;
  fixos: Record<string, string>;
  ensaio: Ensaio | null;
};
type Tarefa = { situacao: string; linhas: { alvoId: number; rotulo: string; situacao: string; mensagem: string | null }[] };

export type EscolaEmMudanca = Awaited<ReturnType<typeof escolaEmMudanca>>;

/** A school that moves in: its server, and the steps of a sheet as the screen takes them. */
export async function escolaEmMudanca() {
  const mundos: Mundo[] = [];
  const s: ServidorDeTeste = await servidorDeTeste({
    salas: [...salasDe.mudanca, ...salasDe.pessoas, ...salasDe.titulos, portal],
    trabalhar: true,
    tarefas: definirTarefasDaMudanca,
    carregarAutor: () => Promise.resolve((mundos[0] as Mundo).quem),
  });
  const mundo = await criarMundo(s.banco.db, { vagas: 900 });
  mundos.push(mundo);
  let chaves = 0;
  const passo = (id: number, verbo: string, metodo: 'POST' | 'DELETE' = 'POST'): Promise<RespostaDeTeste> => {
    chaves += 1;
    return s.pedir(metodo, `Mudanca/planilha/${id}${verbo}`, { headers: { 'idempotency-key': `mudanca-${chaves}-teste` } });
  };
  const enviar = async (tipo: string, linhas: readonly string[], nome = `${tipo}.csv`): Promise<Planilha> => {
    const { body, headers } = await comoFormulario(linhas.join('\n'), { nome, fileName: nome });
    const { corpo } = await s.pedir('POST', `Mudanca/planilha?Tipo=${tipo}`, { body, headers });
    expect(corpo.error).toBeUndefined();
    return corpo.data as Planilha;
  };
  const obter = async (id: number): Promise<Planilha> => (await s.pedir('GET', `Mudanca/planilha/${id}`)).corpo.data as Planilha;
  const ensaiar = async (id: number): Promise<Ensaio> => {
    const { corpo } = await passo(id, '/ensaio');
    expect(corpo.error).toBeUndefined();
    return (corpo.data as Planilha).ensaio as Ensaio;
  };
  const terminar = (tarefaId: number): Promise<Tarefa> =>
    vi.waitFor(
      async () => {
        const tarefa = (await s.pedir('GET', `Tarefa/${tarefaId}`)).corpo.data as Tarefa;
        expect(['concluida', 'falhou']).toContain(tarefa.situacao);
        return tarefa;
      },
      { timeout: 60_000, interval: 50 },
    );
  const fazer = async (id: number, verbo: string): Promise<Tarefa> => {
    const { corpo } = await passo(id, verbo);
    expect(corpo.error).toBeUndefined();
    return terminar((corpo.data as { tarefaId: number }).tarefaId);
  };
  /** Sends, tries and loads; every line is expected to be right. */
  const trazer = async (tipo: string, linhas: readonly string[]): Promise<Planilha> => {
    const { id } = await enviar(tipo, linhas);
    const { erros, linhas: vistas } = await ensaiar(id);
    expect({ erros, vistas: vistas.flatMap((l) => (l.situacao === 'erro' ? l.problemas : [])) }).toEqual({ erros: 0, vistas: [] });
    const tarefa = await fazer(id, '/carga');
    expect(tarefa.linhas.filter(({ situacao }) => situacao === 'recusado')).toEqual([]);
    return obter(id);
  };
  return { s, mundo, passo, enviar, obter, ensaiar, terminar, fazer, trazer };
}

/** A family of each kind of sheet, as an old system would write it. */
export const modelos = {
  pessoas: [
    'Código;Nome;Data de nascimento;CPF;Celular;Código da mãe;CPF do pai',
    '0101;Ana Beatriz Souza Lima;04/03/2015;;;201;390.533.447-05',
    '0102;Bruno Souza Lima;2013-08-20;;;201;39053344705',
    '201;Marina Souza;01/02/1985;529.982.247-25;(91) 98765-4321;;',
    '202;Paulo Lima;10/10/1983;39053344705;;;',
  ],
  turmas: ['Código;Turma;Curso;Ano letivo;Turno;Vagas', 'T-6B;6º ano B;6º ano;2026;Tarde;30'],
  matriculas: [
    'Código;Código do aluno;Código da turma;Data da matrícula;Código do responsável;Parentesco;Percentual;Segundo responsável;Percentual 2',
    'M1;101;T-6B;05/01/2026;201;Mãe;60;39053344705;40',
    'M2;102;6º ano A;05/01/2026;201;mae;;;',
  ],
  fornecedores: ['Código;CNPJ;Razão social', 'F1;11.222.333/0001-81;Papelaria Ver-o-Peso'],
  titulos: [
    'Título;Código do responsável;Código do aluno;Descrição;Vencimento;Valor;Conta;Forma de pagamento',
    '9001;201;101;Mensalidade de setembro;10/09/2026;1.250,90;Caixa da secretaria;Dinheiro',
    '9002;201;101;Mensalidade de outubro;10/10/2026;1.250,90;Caixa da secretaria;Dinheiro',
    '9003;202;102;;2026-10-10;R$ 800,00;Caixa da secretaria;Dinheiro',
  ],
} as const;
