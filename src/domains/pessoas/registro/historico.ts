import { formatarData, isDataCivil } from '#shared/datas.ts';
import { formatarCertidao } from '#shared/documentos/certidao.ts';
import { formatarCpf } from '#shared/documentos/cpf.ts';
import { formatarPis } from '#shared/documentos/pis.ts';
import { formatarTelefone } from '#shared/documentos/telefone.ts';
import { formatarTituloEleitor } from '#shared/documentos/titulo-eleitor.ts';
import type { Idioma } from '#shared/erros.ts';
import { type ListaDeOpcoes, rotuloDe } from '#shared/listas/opcao.ts';
import { estadosCivis, generos, nacionalidades, parentescos, tiposContato, tiposEndereco } from '#shared/listas/pessoa.ts';
import { type DefinicaoTextos, texto, tradutor } from '#shared/textos.ts';
import { escreverEndereco } from '../endereco.ts';
import { coresRacas, tiposFiliacao } from '../listas.ts';
import { textosFicha } from '../saude/texts.ts';
import { textosHistorico } from './texts-historico.ts';
import { rotulosDePessoa } from '../texts-rotulos.ts';

type Valores = Record<string, unknown>;
export type Mudanca = { campo: string; rotulo: string; antes: string; depois: string };

const listas: Record<string, ListaDeOpcoes> = {
  genero: generos,
  corRaca: coresRacas,
  estadoCivil: estadosCivis,
  nacionalidade: nacionalidades,
  parentesco: parentescos,
};
const formatos: Record<string, (valor: string) => string> = {
  cpf: formatarCpf,
  pis: formatarPis,
  tituloEleitor: formatarTituloEleitor,
  certidaoNascimento: formatarCertidao,
};
const tiposDaParte: Record<string, ListaDeOpcoes> = { enderecos: tiposEndereco, contacts: tiposContato, filiations: tiposFiliacao };

/** The members that one audit row tells about, as a person reads them: name, value before, value after. */
export function mudancasDe(antes: Valores | null, depois: Valores | null, idioma: Idioma): Mudanca[] {
  const campos = [...new Set([...Object.keys(antes ?? {}), ...Object.keys(depois ?? {})])].sort(
    (a, b) => lugarNoFormulario(a) - lugarNoFormulario(b),
  );
  return campos.map((campo) => ({
    campo,
    rotulo: rotuloDoCampo(campo, idioma),
    antes: descrever(campo, antes?.[campo], idioma),
    depois: descrever(campo, depois?.[campo], idioma),
  }));
}

/** How a language names a member of the person or of the health form; the member itself when it is neither. */
export function rotuloDoCampo(campo: string, idioma: Idioma): string {
  if (isChave(rotulosDePessoa, campo)) return texto<DefinicaoTextos, string>(rotulosDePessoa, campo, idioma);
  return isChave(textosFicha, campo) ? texto<DefinicaoTextos, string>(textosFicha, campo, idioma) : campo;
}

/** A stored value in words: dates, documents, options and parts as the form shows them. */
export function descrever(campo: string, valor: unknown, idioma: Idioma): string {
  const t = tradutor(textosHistorico, idioma);
  if (valor === null || valor === undefined || valor === '') return t('nada');
  if (typeof valor === 'boolean') return t(valor ? 'sim' : 'nao');
  if (valor === 'alterado') return t('alterado');
  if (Array.isArray(valor))
    return valor.length === 0 ? t('nada') : valor.map((parte) => descreverParte(campo, parte as Valores, idioma)).join('; ');
  const bruto = typeof valor === 'string' ? valor : JSON.stringify(valor);
  const lista = listas[campo];
  if (lista) return rotuloDe(lista, bruto, idioma);
  return formatos[campo]?.(bruto) ?? (isDataCivil(bruto) ? formatarData(bruto) : bruto);
}

function descreverParte(campo: string, parte: Valores, idioma: Idioma): string {
  const tipo = rotuloDe(tiposDaParte[campo] ?? tiposEndereco, textoDe(parte.tipo), idioma);
  if (campo === 'contacts') return `${tipo}: ${formatarTelefone(textoDe(parte.valor))}`;
  if (campo === 'filiations') return `${tipo}: ${textoDe(parte.nome)}`;
  const de = (membro: string): string => textoDe(parte[membro]);
  const escrito = escreverEndereco({
    logradouro: de('logradouro'),
    numero: de('numero'),
    complemento: de('complemento'),
    bairro: de('bairro'),
    cidade: de('cidade'),
    uf: de('uf'),
    cep: de('cep'),
    pais: de('pais'),
  });
  return `${tipo}: ${escrito}`;
}

/** Members stand in the order of the form, whatever the order in which they were stored. */
const ordem = [...Object.keys(rotulosDePessoa), ...Object.keys(textosFicha)];
const lugarNoFormulario = (campo: string): number => (ordem.includes(campo) ? ordem.indexOf(campo) : ordem.length);

const textoDe = (valor: unknown): string => (typeof valor === 'string' ? valor : '');
const isChave = <T extends object>(textos: T, chave: string): chave is keyof T & string => Object.hasOwn(textos, chave);
