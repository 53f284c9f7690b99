import { PessoaPicker } from '#domains/pessoas/registro/web/door.tsx';
import { BotaoSalvar, CampoData, camposDe, EmColunas, Formulario } from '#platform/web/formulario/index.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { avisar, Janela } from '#platform/web/janelas/dialogos.tsx';
import { chamar } from '#platform/web/rede/api.ts';
import { envelhecer } from '#platform/web/rede/consultas.ts';
import { participacoesApi as api } from '../api.ts';
import { inclusao } from '../esquemas.ts';
import { textosConvenio } from '../texts.ts';
import { entradaPadrao } from './dias-padrao.ts';

const campo = camposDe<typeof inclusao>();
const ID = 'convenio-pessoa';

/** Somebody enters, by himself or as a dependant. */
export default function Incluir({ convenio, aoFechar }: { convenio: { id: number; vigenteDesde: string }; aoFechar: () => void }) {
  const t = useTextos(textosConvenio);
  return (
    <Janela aberta titulo={t('incluirPessoa')} aoFechar={aoFechar} rodape={<BotaoSalvar formulario={ID} rotulo={t('incluirPessoa')} />}>
      <p>{t('titularTexto')}</p>
      <Formulario
        id={ID}
        esquema={inclusao}
        valoresIniciais={{ pessoaId: '', titularId: null, entrada: entradaPadrao(convenio) }}
        aoSalvar={(_, body, chaveIdempotencia) => chamar(api.incluirPessoa, { params: { id: convenio.id }, body }, { chaveIdempotencia })}
        aposSalvar={() => {
          avisar.sucesso(t('salvo'));
          void envelhecer('Convenio');
          aoFechar();
        }}
      >
        <EmColunas>
          <PessoaPicker nome={campo('pessoaId')} rotulo={t('pessoa')} colunas={12} autoFoco />
          <PessoaPicker nome={campo('titularId')} rotulo={t('titular')} colunas={12} />
          <CampoData nome={campo('entrada')} rotulo={t('entrada')} colunas={6} />
        </EmColunas>
      </Formulario>
    </Janela>
  );
}
