import { alinhado, assinar, com, folhaMiuda, junto, p, se, tabelaCom, titulo } from '#shared/papel/escrever.ts';
import type { ConteudoDoPapel } from '#shared/papel/esquema.ts';

const dosTitulos = (lista: string, item: string, soma: string) =>
  tabelaCom(
    lista,
    [
      ['Título', 14, `${item}.numero`],
      ['Referente a', 25, `${item}.referente`],
      ['Vencimento', 15, `${item}.vencimento`],
      ['>Principal', 14, `${item}.principal`],
      ['>Desconto', 14, `${item}.desconto`],
      ['>Multa', 10, `${item}.multa`],
      ['>Juros', 10, `${item}.juros`],
      ['>Pago', 13, `${item}.pago`],
    ],
    ['Total', '', '', ...['principal', 'desconto', 'multa', 'juros', 'pago'].map((qual) => `{{${soma}.${qual}}}`)],
  );

/** The receipt as it comes with the product. */
export const textoDoRecibo: ConteudoDoPapel = folhaMiuda(
  titulo('Recibo'),
  alinhado('centro', 'Nº {{recibo.numero}}'),
  alinhado('direita', '**{{recibo.valor}}**'),
  p('{{recibo.quitacao}}'),
  p('**Pagador:** {{pagador.nome}}', com('pagador.cpf', { antes: ' – CPF ' })),
  se('recibo.alunos', p('**Referente a:** {{recibo.alunos}}')),
  p('**Forma de pagamento:** {{recibo.forma}}'),
  p('**Data do pagamento:** {{recibo.data}}'),
  se('recibo.credito', p('**Crédito do pagador:** {{recibo.credito}} pagos a maior, a favor do pagador')),
  dosTitulos('titulos', 'titulo', 'soma'),
  se('estornados', p('**Estornado depois do recibo, sem quitação:**')),
  dosTitulos('estornados', 'estornado', 'somaEstornada'),
  junto(p('{{lugarEData}}'), assinar('{{escola.nome}}')),
);
