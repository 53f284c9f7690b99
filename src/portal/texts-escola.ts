import { defineTextos } from '#shared/textos.ts';

/** Texts of the school's data. */
export const textosEscola = defineTextos({
  titulo: { br: 'Dados da escola', en: 'School data' },
  explicacao: { br: 'Aparecem no cabeçalho dos recibos e documentos.', en: 'They stand on the header of receipts and documents.' },
  soAdministrador: { br: 'Só um administrador altera.', en: 'Only an administrator changes them.' },
  nome: { br: 'Nome da escola', en: 'School name' },
  cnpj: { br: 'CNPJ', en: 'CNPJ' },
  inep: { br: 'Código INEP', en: 'INEP code' },
  endereco: { br: 'Endereço', en: 'Address' },
  cidade: { br: 'Cidade', en: 'City' },
  uf: { br: 'UF', en: 'State' },
  telefone: { br: 'Telefone', en: 'Phone' },
  email: { br: 'E-mail', en: 'E-mail' },
  salva: { br: 'Dados da escola salvos.', en: 'School data saved.' },
});
