import { defineTextos } from '#shared/textos.ts';

/** Texts of files for the bank. */
export const textosRemessa = defineTextos({
  aba_contas: { br: 'Contas de cobrança', en: 'Collection accounts' },
  proximoPasso: {
    br: 'O próximo passo é a remessa, para o banco registrá-los.',
    en: 'Next comes the remittance, so that the bank registers them.',
  },
  contaDaRemessa: { br: 'Conta', en: 'Account' },
  gerarRemessa: { br: 'Gerar remessa', en: 'Make remittance' },
  proximaRemessa: { br: 'Próxima remessa', en: 'Next remittance' },
  remessaNumero: { br: 'Remessa nº {n}', en: 'Remittance no. {n}' },
  remessaEntradas: { br: 'Boletos novos', en: 'New boletos' },
  remessaBaixas: { br: 'Pedidos de baixa', en: 'Write-offs' },
  remessaVencimentos: { br: 'Novos vencimentos', en: 'New due dates' },
  remessaDescartados: { br: 'Encerrados sem envio', en: 'Ended unsent' },
  faltaCodigo: {
    br: 'Falta o código da empresa no banco: preencha o Convênio (no Santander, o Código de transmissão) na aba Contas. Sem ele o banco recusa a remessa inteira.',
    en: 'The company code at the bank is missing: fill in the Convênio (at Santander, the Transmission code) in the Accounts tab. Without it the bank refuses the whole remittance.',
  },
  dadosAnteriores: {
    br: 'Este arquivo leva os boletos emitidos com os dados anteriores da conta (agência {agencia}, conta {conta}, carteira {carteira}, convênio {convenio}): o banco os recebe como foram impressos.',
    en: 'This file carries the boletos issued with the earlier data of the account (branch {agencia}, account {conta}, carteira {carteira}, convênio {convenio}): the bank gets them as they were printed.',
  },
  restamBoletos: {
    br: 'Outros pedidos vão em outro arquivo, depois deste: {n}.',
    en: 'Other requests go in another file, after this one: {n}.',
  },
  nadaAEnviar: { br: 'Não há o que enviar desta conta.', en: 'This account has nothing to send.' },
  remessaGerada: {
    br: 'Remessa {nome} gerada. Boletos novos: {entradas}; pedidos de baixa: {baixas}; novos vencimentos: {vencimentos}.',
    en: 'Remittance {nome} made. New boletos: {entradas}; write-offs: {baixas}; new due dates: {vencimentos}.',
  },
  remessasFeitas: { br: 'Remessas feitas', en: 'Remittances made' },
  arquivo: { br: 'Arquivo', en: 'File' },
  geradaPor: { br: 'Gerada por', en: 'Made by' },
  geradaEm: { br: 'Gerada em', en: 'Made on' },
  formato: { br: 'Formato', en: 'Format' },
  semRemessas: { br: 'Nenhuma remessa ainda', en: 'No remittance yet' },
  semRemessasTexto: {
    br: 'A remessa leva os boletos novos ao banco, que os registra e responde por um arquivo de retorno.',
    en: 'A remittance takes new boletos to the bank, which registers them and answers with a return file.',
  },
  baixarArquivo: { br: 'Baixar {nome}', en: 'Download {nome}' },
  semContas: { br: 'Nenhuma conta pronta para cobrar', en: 'No account ready to collect' },
  semContasTexto: {
    br: 'Preencha os dados de cobrança de uma conta na aba Contas de cobrança.',
    en: 'Fill in the collection data of an account on the Collection accounts tab.',
  },
});
