import { z } from 'zod';
import { campo } from '#shared/campos.ts';
import { hojeEm, isDataCivil } from '#shared/datas.ts';
import { type Achados, regra } from '#shared/regra.ts';
import { recusa } from '#shared/validacao.ts';
import './mensagens.ts';
import { type CamposPessoa, formaEdicao, formaPessoa } from './campos-pessoa.ts';
import { doSistema, esquemaContato, esquemaEndereco, esquemaFiliacao, partesMaximo, conferirSemIdsNasPartes } from './partes.ts';
import { conferirUmPrincipal } from './principais.ts';

/** The largest photo accepted, before it is re-encoded. */
export const fotoMaxBytes = 10 * 1024 * 1024;
/** A photo travels in base64 inside the person body. */
export const corpoComFotoMaxBytes = Math.ceil((fotoMaxBytes * 4) / 3) + 1024 * 1024;

const esquemaFotoUpload = z.strictObject({
  name: campo.textoOpcional(200),
  src: z.string().min(1).max(corpoComFotoMaxBytes),
  tipo: campo.textoOpcional(100),
});

type Datas = Partial<Pick<CamposPessoa, 'dataNascimento' | 'dataFalecimento' | 'rgDataEmissao'>>;

/** Dates of a person against each other and against today: a day is to come while no place of the country has begun it. */
export function conferirDatas(datas: Datas, ctx: Achados): void {
  // What is no date is refused as such and compares with nothing.
  const ler = (data: string | null | undefined): string | null => (data && isDataCivil(data) ? data : null);
  const [dataNascimento, dataFalecimento, rgDataEmissao] = [datas.dataNascimento, datas.dataFalecimento, datas.rgDataEmissao].map(ler);
  const hoje = hojeEm(new Date(), 'America/Noronha');
  const recusar = (codigo: string, path: string) => ctx.addIssue(recusa(codigo, {}, [path]));
  if (dataNascimento && dataNascimento > hoje) recusar('NASCIMENTO_NO_FUTURO', 'dataNascimento');
  if (dataFalecimento && dataFalecimento > hoje) recusar('FALECIMENTO_NO_FUTURO', 'dataFalecimento');
  if (rgDataEmissao && rgDataEmissao > hoje) recusar('EMISSAO_NO_FUTURO', 'rgDataEmissao');
  if (dataNascimento && dataFalecimento && dataFalecimento < dataNascimento) recusar('FALECIMENTO_ANTES_DO_NASCIMENTO', 'dataFalecimento');
  if (dataNascimento && rgDataEmissao && rgDataEmissao < dataNascimento) recusar('EMISSAO_ANTES_DO_NASCIMENTO', 'rgDataEmissao');
}

const partes = {
  enderecos: z.array(esquemaEndereco).max(partesMaximo),
  contacts: z.array(esquemaContato).max(partesMaximo),
  filiations: z.array(esquemaFiliacao).max(partesMaximo),
};

/**
 * A new person, as the form, the API, the demo school and the other rooms give it. The members that the server fills in
 * (id, codigo, foto) may stand in the body as long as they are null.
 */
export const esquemaNovaPessoa = z
  .strictObject({
    id: doSistema,
    codigo: doSistema,
    foto: doSistema,
    ...formaPessoa,
    enderecos: partes.enderecos.default([]),
    contacts: partes.contacts.default([]),
    filiations: partes.filiations.default([]),
    fotoUpload: esquemaFotoUpload.nullish(),
  })
  .check(
    regra((pessoa, ctx) => {
      conferirDatas(pessoa, ctx);
      conferirUmPrincipal(pessoa, ctx);
      conferirSemIdsNasPartes(pessoa, ctx);
    }),
  )
  .transform(({ id: _i, codigo: _c, foto: _f, ...nova }) => nova);

const ignorado = z.unknown().optional();

/**
 * An edit: absent members stay as they are; a given list replaces the whole list (items keep their `id`). What the
 * server owns (codigo, foto, …) may come back with the record and is ignored.
 */
export const esquemaEdicaoPessoa = z
  .strictObject({
    id: campo.id(),
    versao: campo.versao(),
    ...formaEdicao,
    enderecos: partes.enderecos.optional(),
    contacts: partes.contacts.optional(),
    filiations: partes.filiations.optional(),
    fotoUpload: esquemaFotoUpload.nullish(),
    codigo: ignorado,
    nomeCompleto: ignorado,
    foto: ignorado,
    criadaEm: ignorado,
    matriculasEmCurso: ignorado,
    alteradaEm: ignorado,
  })
  .check(
    regra((pessoa, ctx) => {
      conferirDatas(pessoa, ctx);
      conferirUmPrincipal(pessoa, ctx);
    }),
  )
  .transform(({ codigo: _c, nomeCompleto: _n, foto: _f, criadaEm: _cr, alteradaEm: _a, matriculasEmCurso: _me, ...edicao }) => edicao);

export type NovaPessoa = z.output<typeof esquemaNovaPessoa>;
/** What callers may leave out. */
export type DadosPessoa = z.input<typeof esquemaNovaPessoa>;
export type EdicaoPessoa = z.output<typeof esquemaEdicaoPessoa>;
