import { idiomaAtual } from '../i18n.tsx';
import { confirmar } from '../janelas/perguntas.ts';
import { texto } from '#shared/textos.ts';
import type { Valores } from './contexto.tsx';
import { apagarRascunho, lerRascunho, lugarDoRascunho, lugarNovo, type RascunhoGuardado } from './rascunho.ts';
import { recuperarSobre } from './recuperar.ts';
import type { Referencia } from './referencias.ts';
import { textosFormulario } from './texts.ts';
import { textosDoRascunho } from './texts-rascunho.ts';
import type { EstadoDoFormulario } from './use-formulario.ts';

type Recuperacao = {
  usuario: string;
  /** Of the form, and of the place in which this form keeps its own draft. */
  chave: string;
  minha: string;
  oferta: RascunhoGuardado;
  estado: EstadoDoFormulario;
  referencias: readonly Referencia[];
  guardarEm: (onde: string, valores: Valores) => void;
  setOfertas: (mudar: (atuais: readonly RascunhoGuardado[]) => readonly RascunhoGuardado[]) => void;
};

/** Puts a draft over what is on the screen, asking wherever one would take the other's place: no text is in none of the two. */
export async function recuperarNaTela(recuperacao: Recuperacao): Promise<void> {
  // A new record has no version.
  await ('versao' in recuperacao.estado.salvos.current ? recuperarSobreOSalvo(recuperacao) : recuperarONovo(recuperacao));
}

/** Recovered is not saved: the form stands as it stood, over what the draft was typed over and with its version. */
function por(
  { estado: { form, assentar, alterado }, minha, guardarEm }: Recuperacao,
  { valores, sobre }: { valores: Valores; sobre: Valores },
): void {
  assentar(sobre);
  form.setValues(valores);
  // The new place first: at no moment is the text in none.
  if (alterado()) guardarEm(minha, form.getValues());
}

/** Two new records are two things: nothing of one gets into the other. */
async function recuperarONovo(recuperacao: Recuperacao): Promise<void> {
  const { usuario, chave, oferta, estado, guardarEm, setOfertas } = recuperacao;
  const { form, salvos, alterado } = estado;
  const naTela = alterado() ? form.getValues() : null;
  if (naTela && !(await perguntarSeTroca())) return;
  const aoLado = lugarDoRascunho(chave, lugarNovo());
  if (naTela) guardarEm(aoLado, naTela);
  const emBranco = Object.fromEntries(Object.keys(form.getValues()).map((nome) => [nome, salvos.current[nome]]));
  por(recuperacao, recuperarSobre(salvos.current, emBranco, oferta, { prefere: 'rascunho' }));
  apagarRascunho(usuario, oferta.chave);
  const guardado = naTela ? lerRascunho(usuario, aoLado, new Date()) : null;
  setOfertas((atuais) => [...(guardado ? [{ ...guardado, chave: aoLado }] : []), ...atuais.filter((outra) => outra !== oferta)]);
}

async function recuperarSobreOSalvo(recuperacao: Recuperacao): Promise<void> {
  const { usuario, oferta, estado, referencias, setOfertas } = recuperacao;
  const { form, salvos } = estado;
  const fundir = (prefere: 'tela' | 'rascunho') => recuperarSobre(salvos.current, form.getValues(), oferta, { prefere, referencias });
  const { disputados } = fundir('tela');
  const prefere = disputados.length > 0 && !(await perguntarQualVale(recuperacao, disputados)) ? 'tela' : 'rascunho';
  por(recuperacao, fundir(prefere));
  // What the screen outdid is in no field now: it waits for the next time that the form opens.
  if (prefere === 'rascunho') apagarRascunho(usuario, oferta.chave);
  setOfertas((atuais) => atuais.filter((outra) => outra !== oferta));
}

const t = (chave: keyof typeof textosDoRascunho, params?: Record<string, string>): string =>
  texto(textosDoRascunho, chave, idiomaAtual(), params);

const perguntarSeTroca = (): Promise<boolean> =>
  confirmar({ titulo: t('trocarPeloRascunho'), texto: t('trocarPeloRascunhoTexto'), rotuloConfirmar: t('trocar') });

/** Which text stands where both changed a field: true for the draft's. */
function perguntarQualVale({ estado: { campos, form }, oferta }: Recuperacao, nomes: readonly string[]): Promise<boolean> {
  const dizer = (nome: string, valores: Valores): string => {
    const valor = valores[nome];
    if (Array.isArray(valor)) return texto(textosFormulario, 'itens', idiomaAtual(), { n: valor.length });
    return campos.current.get(nome)?.formatar(valor) || texto(textosFormulario, 'vazio', idiomaAtual());
  };
  const rotulo = (nome: string): string =>
    campos.current.get(nome)?.rotulo ?? [...campos.current.values()].find((campo) => campo.nome.startsWith(`${nome}.`))?.rotulo ?? nome;
  const tela = form.getValues();
  return confirmar({
    titulo: t('rascunhoDisputado'),
    texto: nomes
      .map((nome) => t('rascunhoDisputadoCampo', { campo: rotulo(nome), tela: dizer(nome, tela), rascunho: dizer(nome, oferta.valores) }))
      .join(' '),
    rotuloConfirmar: t('usarRascunho'),
    rotuloCancelar: t('manterTela'),
  });
}
