import { definirMensagensDeCampo } from '#shared/validacao.ts';

/** Messages of the guardians' rules, the same under the field in the browser and in the server's answer. */
export const mensagensResponsaveis = definirMensagensDeCampo({
  RESPONSAVEL_REPETIDO: { br: 'Esta pessoa já está na lista de responsáveis', en: 'This person is already on the list of guardians' },
  RESPONSAVEL_SEM_PAPEL: { br: 'Marque pedagógico, financeiro ou os dois', en: 'Tick pedagogical, financial or both' },
  PERCENTUAL_AUSENTE: { br: 'Informe o percentual do responsável financeiro', en: 'Enter the share of the financial guardian' },
  PERCENTUAL_SEM_FINANCEIRO: { br: 'Só o responsável financeiro tem percentual', en: 'Only a financial guardian has a share' },
  PERCENTUAL_INVALIDO: {
    br: 'Informe um percentual de 0,01 a 100, com até duas casas decimais',
    en: 'Enter a share from 0.01 to 100, with up to two decimals',
  },
  RESPONSAVEL_PEDAGOGICO_AUSENTE: { br: 'Informe pelo menos um responsável pedagógico', en: 'Enter at least one pedagogical guardian' },
  RESPONSAVEL_FINANCEIRO_AUSENTE: { br: 'Informe pelo menos um responsável financeiro', en: 'Enter at least one financial guardian' },
  PERCENTUAIS_NAO_SOMAM_100: {
    br: 'Os percentuais dos responsáveis financeiros somam {soma} %; devem somar exatamente 100,00 % (diferença de {diferenca})',
    en: 'The shares of the financial guardians sum to {soma} %; they must sum to exactly 100,00 % (difference of {diferenca})',
  },
});
