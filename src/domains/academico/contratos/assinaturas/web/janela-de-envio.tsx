import { useState } from 'react';
import { z } from 'zod';
import { PessoaPicker } from '#domains/pessoas/registro/web/door.tsx';
import { BotaoSalvar, CampoNumero, camposDe, Formulario, EmColunas } from '#platform/web/formulario/index.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { avisar, Janela } from '#platform/web/janelas/dialogos.tsx';
import { useComando } from '#platform/web/rede/consultas.ts';
import { campo } from '#shared/campos.ts';
import { assinaturasApi } from '../api.ts';
import { textosAssinatura } from '../texts.ts';

const esquema = z.strictObject({ dias: campo.inteiro({ min: 1, max: 60 }), um: campo.id.opcional(), outro: campo.id.opcional() });
const caminho = camposDe<typeof esquema>();
const ID = 'enviar-por-link';
export type PapelEscolhido = { contratoId: number; aditivoId: number | null };

/** Sends papers to be signed by link, with the witnesses that the school wants; what cannot go says why, the others go. */
export function JanelaDeEnvio({ papeis, aoFechar }: { papeis: readonly PapelEscolhido[]; aoFechar: () => void }) {
  const t = useTextos(textosAssinatura);
  const [recusados, setRecusados] = useState<readonly { contratoId: number; mensagem: string }[]>([]);
  const enviar = useComando(assinaturasApi.enviarPorLink, { envelhece: ['Contrato'] });
  const mandar = async ({ dias, um, outro }: z.output<typeof esquema>): Promise<void> => {
    const testemunhas = [um, outro].filter((id) => id !== null);
    const { enviados, recusados: nao } = await enviar.mutateAsync({ body: { papeis: [...papeis], turmaId: null, testemunhas, dias } });
    if (enviados.length > 0) avisar.sucesso(t('enviados', { n: enviados.length }));
    setRecusados(nao);
    if (nao.length === 0) aoFechar();
  };
  return (
    <Janela aberta aoFechar={aoFechar} titulo={t('enviarPorLink')} rodape={<BotaoSalvar formulario={ID} rotulo={t('enviarPorLink')} />}>
      <Formulario
        id={ID}
        esquema={esquema}
        valoresIniciais={{ dias: 15, um: null, outro: null }}
        aoSalvar={(_digitado, saida) => mandar(saida)}
      >
        <p>{t('enviarTexto', { n: papeis.length })}</p>
        <EmColunas>
          <CampoNumero nome={caminho('dias')} rotulo={t('dias')} colunas={4} obrigatorio />
          <PessoaPicker nome={caminho('um')} rotulo={t('testemunha1')} colunas={8} />
          <PessoaPicker nome={caminho('outro')} rotulo={t('testemunha2')} colunas={8} />
        </EmColunas>
        {recusados.length > 0 && (
          <div role="alert" className="consequencia">
            <p>{t('naoEnviados')}</p>
            <ul className="lista">
              {recusados.map(({ contratoId, mensagem }) => (
                <li key={contratoId}>{mensagem}</li>
              ))}
            </ul>
          </div>
        )}
      </Formulario>
    </Janela>
  );
}
