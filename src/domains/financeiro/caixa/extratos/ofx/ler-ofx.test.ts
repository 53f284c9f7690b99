import { describe, expect, test } from 'vitest';
import { decodificar } from './decodificar.ts';
import { lerOfx } from './ler-ofx.ts';

const lido = (texto: string) => {
  const ofx = lerOfx(texto);
  if (ofx.tipo !== 'extratos') throw new Error(`not read: ${ofx.tipo}`);
  return ofx.extratos;
};
const sgml = (miolo: string) =>
  `OFXHEADER:100\r\nDATA:OFXSGML\r\nVERSION:102\r\nENCODING:USASCII\r\nCHARSET:1252\r\n\r\n<OFX>\r\n${miolo}\r\n</OFX>`;

// The ways in which banks write, as seen in their files; names and numbers are made.
const bancos = {
  'Bradesco: cents after a comma, both ends are the day of the export, a balance without a day':
    sgml(`<BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>BRL
<BANKACCTFROM><BANKID>0237
<ACCTID>1133/56535
<ACCTTYPE>CHECKING
</BANKACCTFROM>
<BANKTRANLIST><DTSTART>20261123120000
<DTEND>20261123120000
<STMTTRN><TRNTYPE>CREDIT
<DTPOSTED>20261103120000
<TRNAMT>116394,88
<FITID>N10112
<CHECKNUM>1037095
<MEMO>TRANSFERENCIA PIX REM: INSTITUTO DE GESTAO,  01/11
</STMTTRN>
</BANKTRANLIST><LEDGERBAL><BALAMT>1.000,00
<DTASOF>00000000
</LEDGERBAL><AVAILBAL><BALAMT>9,99
<DTASOF>20261123
</AVAILBAL></STMTRS></STMTTRNRS></BANKMSGSRSV1>`),
  'Itaú: no FITID, branch and account in one number, a day that is not one': sgml(`<BANKMSGSRSV1><STMTTRNRS><STMTRS>
<BANKACCTFROM><BANKID>0341<ACCTID>7037300576</BANKACCTFROM>
<BANKTRANLIST><DTSTART>20261101100000[-03:EST]<DTEND>2026110100000[-03:EST]
<STMTTRN><TRNTYPE>DEBIT<DTPOSTED>20261103100000[-03:EST]<TRNAMT>-140.00<MEMO>CXE     001958 SAQUE    </STMTTRN>
</BANKTRANLIST><LEDGERBAL><BALAMT>1234.56<DTASOF>20261130100000[-03:EST]</LEDGERBAL></STMTRS></STMTTRNRS></BANKMSGSRSV1>`),
  'Santander: empty FITID, amounts with blanks before them': sgml(`<BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>BRC
<BANKACCTFROM><BANKID>033<ACCTID>3415130040326</BANKACCTFROM>
<BANKTRANLIST><DTSTART>20261126000000[-3:GMT]<DTEND>20261126000000[-3:GMT]
<STMTTRN><TRNTYPE>CREDIT<DTPOSTED>20261102000000[-3:GMT]<TRNAMT>          150,50<FITID><CHECKNUM><PAYEEID>0<MEMO>Pix Recebido</STMTTRN>
</BANKTRANLIST><LEDGERBAL><BALAMT>0,00<DTASOF>20261126[-3:GMT]</LEDGERBAL></STMTRS></STMTTRNRS></BANKMSGSRSV1>`),
  'Nubank: closed tags under a header of SGML':
    sgml(`<BANKMSGSRSV1><STMTTRNRS><STMTRS><BANKACCTFROM><BANKID>0260</BANKID><BRANCHID>1</BRANCHID><ACCTID>12345678-9</ACCTID></BANKACCTFROM>
<BANKTRANLIST><DTSTART>20261101000000[-3:BRT]</DTSTART><DTEND>20261130000000[-3:BRT]</DTEND>
<STMTTRN><TRNTYPE>DEBIT</TRNTYPE><DTPOSTED>20261102000000[-3:BRT]</DTPOSTED><TRNAMT>-3.00</TRNAMT><FITID>6a1b</FITID><MEMO>Transferência enviada &amp; confirmada</MEMO></STMTTRN>
</BANKTRANLIST></STMTRS></STMTTRNRS></BANKMSGSRSV1>`),
  'Sicredi: XML in one line': `<?xml version="1.0" encoding="UTF-8" standalone="no"?><?OFX OFXHEADER="200" VERSION="220"?><OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><BANKACCTFROM><BANKID>748</BANKID><ACCTID>0710000000123456</ACCTID></BANKACCTFROM><BANKTRANLIST><DTSTART>20261101</DTSTART><DTEND>20261130</DTEND><STMTTRN><TRNTYPE>OTHER</TRNTYPE><DTPOSTED>20261104</DTPOSTED><TRNAMT>-16.00</TRNAMT><FITID>X1</FITID><NAME>TARIFA</NAME><MEMO>CESTA DE RELACIONAMENTO</MEMO></STMTTRN></BANKTRANLIST></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>`,
};

describe('what banks write', () => {
  test.each(Object.entries(bancos))('%s', (_, texto) => {
    expect(lido(texto)).toMatchSnapshot();
  });

  test('Caixa: an amount that is a point is told as it stands, and never nothing', () => {
    const [extrato] = lido(
      sgml(
        '<STMTRS><BANKACCTFROM><BANKID>104<ACCTID>0501-003-12345-6</BANKACCTFROM><STMTTRN><DTPOSTED>20261103<TRNAMT>.<MEMO>CRED</STMTTRN></STMTRS>',
      ),
    );
    expect(extrato?.linhas[0]).toMatchObject({ valorCentavos: null, valorLido: '.' });
  });

  test('the account that money went to is not that of the statement', () => {
    const [extrato] = lido(
      sgml(
        '<STMTRS><BANKACCTFROM><BANKID>1<ACCTID>11</BANKACCTFROM><STMTTRN><DTPOSTED>20261103<TRNAMT>-5.00<BANKACCTTO><BANKID>2<ACCTID>22</BANKACCTTO><MEMO>TED</STMTTRN></STMTRS>',
      ),
    );
    expect(extrato).toMatchObject({ banco: '1', conta: '11', linhas: [{ descricao: 'TED' }] });
  });

  test('characters are UTF-8 when they read so, whatever the header says, and Windows-1252 otherwise', () => {
    expect(decodificar(Buffer.from('Transferência', 'utf8'))).toBe('Transferência');
    expect(decodificar(Buffer.from('Transferência', 'latin1'))).toBe('Transferência');
    expect(decodificar(Buffer.from([0x80, 0x93]))).toBe('€“');
  });
});

describe('what is no statement of an account', () => {
  test('a file of something else, of a card, without account or without lines is told apart', () => {
    expect(lerOfx('%PDF-1.7')).toEqual({ tipo: 'nao_e_ofx' });
    expect(lerOfx('<OFX></OFX>')).toEqual({ tipo: 'nao_e_ofx' });
    expect(lerOfx('<OFX><CCSTMTRS><CCACCTFROM><ACCTID>5502********1234</CCACCTFROM></CCSTMTRS></OFX>')).toEqual({ tipo: 'de_cartao' });
    expect(lerOfx('<OFX><STMTRS><STMTTRN><DTPOSTED>20261101<TRNAMT>1.00</STMTTRN></STMTRS></OFX>')).toEqual({ tipo: 'sem_conta' });
    expect(lerOfx('<OFX><STMTRS><BANKACCTFROM><ACCTID>1</BANKACCTFROM></STMTRS></OFX>')).toEqual({ tipo: 'sem_lancamentos' });
    expect(lerOfx('<OFX><STMTRS><BANKACCTFROM><ACCTID>1</BANKACCTFROM><STMTTRN><DTPOSTED>20261301</STMTTRN></STMTRS></OFX>')).toEqual({
      tipo: 'data_ilegivel',
      linha: 1,
      escrito: '20261301',
    });
  });

  test('entities are not expanded, and a file of a million tags ends', () => {
    const bomba = `<!DOCTYPE x [<!ENTITY a "${'b'.repeat(100)}">]><OFX><STMTRS><BANKACCTFROM><ACCTID>1</BANKACCTFROM><STMTTRN><DTPOSTED>20261101<TRNAMT>1.00<MEMO>&a;&amp;lt;</STMTTRN></STMTRS></OFX>`;
    expect(lido(bomba)[0]?.linhas[0]?.descricao).toBe('&a;&lt;');
    expect(lerOfx(`<OFX><STMTRS>${'<A>'.repeat(1_000_000)}`)).toEqual({ tipo: 'sem_conta' });
    expect(lerOfx(`<OFX><STMTRS>${'<STMTTRN>'.repeat(20_001)}`)).toEqual({ tipo: 'longo' });
  });
});
