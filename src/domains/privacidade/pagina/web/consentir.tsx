import { useState } from 'react';
import { PessoaPicker } from '#domains/pessoas/registro/web/door.tsx';
import { BotaoSalvar, camposDe, CampoSelecao, Formulario } from '#platform/web/formulario/index.ts';
import { hojeNaEscola } from '#platform/web/fuso.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { avisar, Janela } from '#platform/web/janelas/dialogos.tsx';
import { chamar } from '#platform/web/rede/api.ts';
import { invalidar, useConsulta } from '#platform/web/rede/consultas.ts';
import { consentimentosApi as api, novoConsentimento } from '#domains/pessoas/consentimentos/api.ts';
import { CamposDoConsentimento } from '#domains/pessoas/consentimentos/web/door.tsx';
import { textosPrivacidade } from '../texts.ts';

const campo = camposDe<typeof novoConsentimento>();
const ID = 'consentir';

/** Records that somebody agreed, for a student or for themselves. */
export default function Consentir({ aoFechar }: { aoFechar: () => void }) {
  const t = useTextos(textosPrivacidade);
  const [hoje] = useState(hojeNaEscola);
  const { data } = useConsulta(api.listarFinalidades, {});
  return (
    <Janela aberta titulo={t('consentir')} aoFechar={aoFechar} rodape={<BotaoSalvar formulario={ID} rotulo={t('salvar')} />}>
      <Formulario
        id={ID}
        esquema={novoConsentimento}
        valoresIniciais={{ finalidadeId: '', pessoaId: '', alunoId: null, origem: 'termo', consentidoEm: hoje }}
        aoSalvar={(body, _saida, chaveIdempotencia) => chamar(api.registrarConsentimento, { body }, { chaveIdempotencia })}
        aposSalvar={() => {
          avisar.sucesso(t('consentiu'));
          void Promise.all([api.listarConsentimentos, api.listarFinalidades].map(invalidar));
          aoFechar();
        }}
      >
        <CampoSelecao
          nome={campo('finalidadeId')}
          rotulo={t('finalidade')}
          opcoes={(data?.itens ?? []).map(({ id, nome }) => ({ valor: id, rotulo: nome }))}
        />
        <PessoaPicker nome={campo('pessoaId')} rotulo={t('quemConsente')} criarDentro={false} />
        <PessoaPicker nome={campo('alunoId')} rotulo={t('alunoOpcional')} criarDentro={false} obrigatorio={false} />
        <CamposDoConsentimento />
      </Formulario>
    </Janela>
  );
}
