import { Textarea, TextInput } from '@mantine/core';
import { chamar } from '#platform/web/rede/api.ts';
import { avisar } from '#platform/web/janelas/dialogos.tsx';
import { escreverInstante } from '#platform/web/fuso.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { atosConfirmados } from '../dados.ts';
import { textosDadosBancarios } from '../texts.ts';
import { JanelaComConfirmacao } from './janela-com-confirmacao.tsx';
import type { ApiDoRegistro, CampoBancario, DadosLidos } from './tipos.ts';

type Props = {
  api: ApiDoRegistro;
  alvoTipo: string;
  id: number;
  campos: readonly CampoBancario[];
  lidos: DadosLidos;
  aoFechar: () => void;
  aposPedir: () => void;
};

/** Asking for other bank data: what they shall be, why, and who asks. */
export function NovaMudanca({ api, alvoTipo, id, campos, lidos, aoFechar, aposPedir }: Props) {
  const t = useTextos(textosDadosBancarios);
  const chaveDe = (campo: string): string => `dados.${campo}`;
  const pedir = async (valores: Record<string, string>, confirmacao: string): Promise<void> => {
    const dados = Object.fromEntries(campos.map(({ campo }) => [campo, valores[chaveDe(campo)]?.trim() || null]));
    const { situacao } = await chamar(api.pedir, { params: { id }, body: { dados, motivo: valores['motivo'] ?? null, confirmacao } });
    const lida = await chamar(api.obter, { params: { id } });
    avisar.sucesso(situacao === 'pedida' ? t('pedida') : t('jaAprovada', { quando: escreverInstante(lida.espera?.valeEm ?? '') }));
    aposPedir();
  };
  return (
    <JanelaComConfirmacao
      titulo={t('mudar')}
      rotulo={t('pedir')}
      ato={atosConfirmados.pedido(alvoTipo, id)}
      enviar={pedir}
      aoFechar={aoFechar}
      inicial={{ motivo: '', ...Object.fromEntries(campos.map(({ campo }) => [chaveDe(campo), lidos.dados[campo] ?? ''])) }}
    >
      {(texto) => (
        <>
          <p>{t('comoMuda')}</p>
          <p className="consequencia">{lidos.outros.length === 0 ? t('soVoce') : t('quemAprova', { nomes: lidos.outros.join(', ') })}</p>
          {campos.map(({ campo, rotulo, dica, maximo }) => (
            <TextInput
              key={campo}
              label={rotulo}
              {...(dica ? { description: dica } : {})}
              maxLength={maximo}
              autoComplete="off"
              spellCheck={false}
              {...texto(chaveDe(campo))}
              required={false}
            />
          ))}
          <Textarea label={t('motivo')} maxLength={300} autosize minRows={2} {...texto('motivo')} required={false} />
        </>
      )}
    </JanelaComConfirmacao>
  );
}
