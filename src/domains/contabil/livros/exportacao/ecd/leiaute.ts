/** A field: C text, N digits, D a date as ddmmaaaa, V an amount with two decimals after a comma. */
export type CampoEcd = {
  nome: string;
  tipo: 'C' | 'N' | 'D' | 'V';
  tamanho: number | null;
  obrigatorio: boolean;
  valores: readonly string[] | null;
};

/** Version of the layout that the file declares. */
export const VERSAO_DO_LEIAUTE = '9.00';

// The registers that the books of a school need, of the official layout 9. After the register's name, each field: name, kind, size, `!` when it
// is obligatory, and the values that are allowed.
const tabela = `
0000 LECD:C4!=LECD DT_INI:D! DT_FIN:D! NOME:C! CNPJ:N14! UF:C2! IE:C COD_MUN:N7 IM:C IND_SIT_ESP:N1 IND_SIT_INI_PER:N1! IND_NIRE:N1!=0,1 IND_FIN_ESC:N1!=0,1 COD_HASH_SUB:C40 IND_GRANDE_PORTE:N1!=0,1 TIP_ECD:N1!=0,1,2 COD_SCP:N14 IDENT_MF:C1!=S,N IND_ESC_CONS:C1!=S,N IND_CENTRALIZADA:N1!=0,1 IND_MUDANC_PC:N1!=0,1 COD_PLAN_REF:C2=1,2,3,4,5,6,7,8,9,10
0001 IND_DAD:N1!=0,1
0990 QTD_LIN:N!
I001 IND_DAD:N1!=0,1
I010 IND_ESC:C1!=G,R,A,B,Z COD_VER_LC:C!=9.00
I030 DNRC_ABERT:C17!=TERMO_DE_ABERTURA NUM_ORD:N! NAT_LIVR:C80! QTD_LIN:N! NOME:C! NIRE:N11 CNPJ:N14! DT_ARQ:D DT_ARQ_CONV:D DESC_MUN:C DT_EX_SOCIAL:D!
I050 DT_ALT:D! COD_NAT:C2!=01,02,03,04,05,09 IND_CTA:C1!=S,A NIVEL:N! COD_CTA:C! COD_CTA_SUP:C CTA:C!
I051 COD_CCUS:C COD_CTA_REF:C!
I052 COD_CCUS:C COD_AGL:C!
I100 DT_ALT:D! COD_CCUS:C! CCUS:C!
I150 DT_INI:D! DT_FIN:D!
I155 COD_CTA:C! COD_CCUS:C VL_SLD_INI:V! IND_DC_INI:C1=D,C VL_DEB:V! VL_CRED:V! VL_SLD_FIN:V! IND_DC_FIN:C1=D,C
I200 NUM_LCTO:C! DT_LCTO:D! VL_LCTO:V! IND_LCTO:C1!=N,E,X DT_LCTO_EXT:D
I250 COD_CTA:C! COD_CCUS:C VL_DC:V! IND_DC:C1!=D,C NUM_ARQ:C COD_HIST_PAD:C HIST:C COD_PART:C
I350 DT_RES:D!
I355 COD_CTA:C! COD_CCUS:C VL_CTA:V! IND_DC:C1!=D,C
I990 QTD_LIN:N!
J001 IND_DAD:N1!=0,1
J005 DT_INI:D! DT_FIN:D! ID_DEM:N1!=1,2 CAB_DEM:C
J100 COD_AGL:C! IND_COD_AGL:C1!=T,D NIVEL_AGL:N! COD_AGL_SUP:C IND_GRP_BAL:C1!=A,P DESCR_COD_AGL:C! VL_CTA_INI:V! IND_DC_CTA_INI:C1!=D,C VL_CTA_FIN:V! IND_DC_CTA_FIN:C1!=D,C NOTA_EXP_REF:C12
J150 NU_ORDEM:N19! COD_AGL:C IND_COD_AGL:C1!=T,D NIVEL_AGL:N! COD_AGL_SUP:C DESCR_COD_AGL:C! VL_CTA_INI:V IND_DC_CTA_INI:C1=D,C VL_CTA_FIN:V! IND_DC_CTA_FIN:C1!=D,C IND_GRP_DRE:C1!=D,R NOTA_EXP_REF:C12
J900 DNRC_ENCER:C21!=TERMO_DE_ENCERRAMENTO NUM_ORD:N! NAT_LIVRO:C80! NOME:C! QTD_LIN:N! DT_INI_ESCR:D! DT_FIN_ESCR:D!
J930 IDENT_NOM:C! IDENT_CPF_CNPJ:N14! IDENT_QUALIF:C! COD_ASSIN:C3! IND_CRC:C EMAIL:C60 FONE:C14 UF_CRC:C2 NUM_SEQ_CRC:C DT_CRC:D IND_RESP_LEGAL:C1!=S,N
J990 QTD_LIN:N!
9001 IND_DAD:N1!=0,1
9900 REG_BLC:C4! QTD_REG_BLC:N!
9990 QTD_LIN:N!
9999 QTD_LIN:N!
`;

function lerCampo(texto: string): CampoEcd {
  const [, nome = '', tipo = 'C', tamanho = '', obrigatorio, valores] = /^(\w+):([CNDV])(\d*)(!?)(?:=(.+))?$/.exec(texto) ?? [];
  return {
    nome,
    tipo: tipo as CampoEcd['tipo'],
    tamanho: tamanho === '' ? null : Number(tamanho),
    obrigatorio: obrigatorio === '!',
    valores: valores === undefined ? null : valores.split(',').map((valor) => valor.replaceAll('_', ' ')),
  };
}

/** Registers in the order in which they may stand, each with its fields after its name. */
export const leiauteEcd: ReadonlyMap<string, readonly CampoEcd[]> = new Map(
  tabela
    .trim()
    .split('\n')
    .map((linha) => {
      const [registro = '', ...campos] = linha.split(' ');
      return [registro, campos.map(lerCampo)];
    }),
);
