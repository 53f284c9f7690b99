import { isCnpj } from '#shared/documentos/cnpj.ts';
import { isCpf } from '#shared/documentos/cpf.ts';
import { isTelefone } from '#shared/documentos/telefone.ts';
import { curto, curtoOuNada, documentoEm, obrigatorio } from './campos.ts';
import { errosDoArquivo } from './erros.ts';
import type { EmitenteLido } from './nota-lida.ts';
import { type Elemento, textoEm } from './xml/ler-xml.ts';

/** Who issued an invoice. What of the address is not as the product takes it is left out. @throws NF_FORNECEDOR_INVALIDO, NF_CAMPO_ILEGIVEL */
export function emitenteDe(emit: Elemento | undefined, endereco: Elemento | undefined, simplesNacional: boolean): EmitenteLido {
  const documento = documentoEm(emit) ?? '';
  if (!isCnpj(documento) && !isCpf(documento)) throw errosDoArquivo.NF_FORNECEDOR_INVALIDO({ documento: documento || '—' });
  const uf = textoEm(endereco, 'UF');
  const cep = textoEm(endereco, 'CEP');
  const telefone = textoEm(endereco, 'fone') ?? textoEm(emit, 'fone');
  return {
    documento,
    nome: curto(obrigatorio(emit, 'xNome'), 120),
    nomeFantasia: curtoOuNada(textoEm(emit, 'xFant'), 120),
    simplesNacional,
    telefone: telefone !== null && isTelefone(telefone) ? telefone : null,
    cep: cep !== null && /^\d{8}$/.test(cep) ? cep : null,
    logradouro: curtoOuNada(textoEm(endereco, 'xLgr'), 120),
    numero: curtoOuNada(textoEm(endereco, 'nro'), 10),
    complemento: curtoOuNada(textoEm(endereco, 'xCpl'), 60),
    bairro: curtoOuNada(textoEm(endereco, 'xBairro'), 60),
    cidade: curtoOuNada(textoEm(endereco, 'xMun'), 60),
    uf: uf !== null && /^[A-Z]{2}$/.test(uf) && uf !== 'EX' ? uf : null,
  };
}
