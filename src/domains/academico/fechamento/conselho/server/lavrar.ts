import { sql } from 'kysely';
import type { Ato } from '#platform/server/ato.ts';
import { type Autor, auditarVarios, autorDaLinha } from '#platform/server/auditoria/audit.ts';
import { isEscolaSemDados, lerEscola } from '#platform/server/escola.ts';
import { codigoDeVerificacao } from '#platform/server/pdf/codigo-de-verificacao.ts';
import { enderecoDeConferencia, fraseDeConferencia } from '#platform/server/pdf/conferencia.ts';
import { numeroDoAno } from '#platform/server/database/numero-do-ano.ts';
import { versaoDesatualizada } from '#shared/erros.ts';
import { lugarEData } from '#shared/palavras/extenso.ts';
import type { ConteudoDaAta } from '../conteudo.ts';
import { errosConselho as erros } from '../erros.ts';
import { redigirAta } from '../redigir.ts';
import { conferirAta } from '../regras.ts';
import { carregarConselho, conferirAberto } from './carregar.ts';
import { lerAlunos } from './ler-alunos.ts';
import { obterCabeca } from './obter.ts';

type Pedido = { id: number; versao: number; publicUrl: string };
export type AtaLavrada = { id: number; numero: string; codigoVerificacao: string };

/**
 * Draws up the minutes of a council: what it saw and said as it stands now, numbered in the year without a hole, with a code, and frozen whole.
 * @throws NAO_ENCONTRADO, CONSELHO_DE_ANO_FECHADO, CONSELHO_PARADO, CONSELHO_COM_ATA, VERSAO_DESATUALIZADA, ATA_SEM_ESCOLA and those of `conferirAta`
 */
export async function lavrarAta(ato: Ato<Autor>, { id, versao, publicUrl }: Pedido): Promise<AtaLavrada> {
  const { tx, hoje, quem } = ato;
  const conselho = await carregarConselho(ato, id, 'so');
  conferirAberto(conselho);
  if (conselho.versao !== versao)
    throw versaoDesatualizada({ tipo: 'conselho', id, acoes: 'conselho.(aberto|editado)' }, { versao: conselho.versao });
  const { versao: _, ...escola } = await lerEscola(tx);
  if (isEscolaSemDados(escola)) throw erros.ATA_SEM_ESCOLA();
  const cabeca = await obterCabeca(tx, id);
  const { julgados, ...daTurma } = await lerAlunos(tx, conselho);
  conferirAta({ ...conselho, hoje }, conselho.etapaId === null ? [...julgados.values()] : null);
  const codigo = codigoDeVerificacao();
  const conteudo: ConteudoDaAta = {
    ...redigirAta({ ...cabeca, ...daTurma, dataConselho: conselho.dataConselho }),
    lugarEData: lugarEData(escola.cidade, hoje),
    endereco: enderecoDeConferencia(publicUrl, codigo),
    conferencia: fraseDeConferencia(publicUrl, codigo),
    escola,
  };
  const { usuarioId, usuarioNome } = autorDaLinha(quem);
  const { rows } = await sql<AtaLavrada & { impressao: string }>`with contador as (
      insert into conselhos_atas_numeracao as n (ano, ultimo) values (extract(year from ${hoje}::date)::int, 1)
      on conflict (ano) do update set ultimo = n.ultimo + 1 returning ano, ultimo)
    insert into conselhos_atas (conselho_id, numero, codigo_verificacao, data_emissao, conteudo, usuario_id, usuario_nome)
    select ${id}::bigint, ${numeroDoAno(sql`ano`, sql`ultimo`)}, ${codigo}, ${hoje}::date, ${JSON.stringify(conteudo)}::jsonb,
      ${usuarioId}::bigint, ${usuarioNome} from contador
    returning id, numero, codigo_verificacao as "codigoVerificacao", impressao_da_ata(conselhos_atas) as impressao`.execute(tx);
  const [lavrada] = rows;
  if (!lavrada) throw new Error('the minutes were not written');
  await sql`update conselhos set situacao = 'lavrado', versao = versao + 1 where id = ${id}`.execute(tx);
  const { impressao, ...ata } = lavrada;
  await auditarVarios(ato, [
    { acao: 'conselho.lavrado', alvoTipo: 'conselho', alvoId: id, depois: { ata: ata.numero, turmaId: conselho.turmaId } },
    { acao: 'ata.lavrada', alvoTipo: 'conselho_ata', alvoId: ata.id, depois: { numero: ata.numero, conselhoId: id, impressao } },
  ]);
  return ata;
}
