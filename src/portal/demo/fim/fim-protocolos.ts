import { sql } from 'kysely';
import { decisaoProtocolo, novoProtocolo } from '#domains/rh/protocolos/esquemas.ts';
import { criarProtocolo, decidirProtocolo } from '#domains/rh/protocolos/server/oficina.ts';
import type { Servicos } from '#platform/server/http/tipos.ts';
import type { Equipe } from '../base/base.ts';
import { contextoDe } from '../contexto.ts';
import type { PlanoDaEscola } from '../plano/plano.ts';

type Decisao = { aceitar: readonly string[]; motivoRecusa: string; parecer: string };
type PedidoDeMudanca = {
  motivo: string;
  campos: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
  decisao: Decisao | null;
};

/** Changes that guardians asked for: most wait, two were decided. */
const pedidos: readonly PedidoDeMudanca[] = [
  {
    motivo: 'A família mudou de casa e trocou de telefone.',
    campos: {
      endereco: {
        tipo: 'residencial',
        cep: '66093-020',
        logradouro: 'Travessa Mauriti',
        numero: '1480',
        complemento: 'Casa B',
        bairro: 'Marco',
        cidade: 'Belém',
        uf: 'PA',
      },
      celular: '(91) 98844-1020',
    },
    decisao: null,
  },
  {
    motivo: 'Separação: novo estado civil e novo e-mail.',
    campos: { estadoCivil: 'separado', email: 'novo.contato@familia.example' },
    decisao: null,
  },
  { motivo: 'Segunda via da identidade.', campos: { rg: '8123456', rgDataEmissao: '2024-05-20' }, decisao: null },
  { motivo: 'Pede o uso do nome social.', campos: { nomeSocial: 'Duda' }, decisao: null },
  {
    motivo: 'Atualização pedida na renovação da matrícula.',
    campos: { celular: '(91) 98122-3040', naturalidade: 'Vigia' },
    decisao: {
      aceitar: ['celular'],
      motivoRecusa: 'A certidão apresentada diz outra cidade.',
      parecer: 'Telefone confirmado por ligação.',
    },
  },
  {
    motivo: 'Novo e-mail para receber boletos.',
    campos: { email: 'boletos@familia.example' },
    decisao: { aceitar: ['email'], motivoRecusa: '', parecer: 'Confirmado.' },
  },
];

/** Opens registration-change requests of guardians, and decides some of them. */
export async function abrirProtocolos(
  servicos: Servicos,
  { coordenacao, secretaria }: Equipe,
  familias: PlanoDaEscola['familias'],
): Promise<void> {
  const cpfs = familias.flatMap(({ familia }) => familia.adultos.slice(0, 1).map(({ cpf }) => cpf)).slice(0, pedidos.length);
  const { rows } = await sql<{ id: number }>`select id from v_pessoa_resumo where cpf = any(${cpfs}) order by id`.execute(secretaria.tx);
  for (const [i, { motivo, campos, decisao }] of pedidos.entries()) {
    const pessoaId = rows[i]?.id;
    if (pessoaId === undefined) return;
    const body = novoProtocolo.parse({
      pessoaId,
      motivo,
      campos: Object.entries(campos).map(([campo, valorProposto]) => ({ campo, valorProposto })),
    });
    const { id, versao } = await criarProtocolo(contextoDe(servicos, coordenacao), body);
    if (!decisao) continue;
    const { aceitar, motivoRecusa, parecer } = decisao;
    const decididos = Object.keys(campos).map((campo) => ({
      campo,
      aceito: aceitar.includes(campo),
      motivoRecusa: aceitar.includes(campo) ? null : motivoRecusa,
    }));
    const decidido = decisaoProtocolo.parse({ versao, parecer, campos: decididos });
    await decidirProtocolo(contextoDe(servicos, secretaria), { id, ...decidido });
  }
}
