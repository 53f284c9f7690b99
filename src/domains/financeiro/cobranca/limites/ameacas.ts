import { fraseEm, futuro, palavras, quemEstuda, semNegar } from './frases.ts';
import { anuncio } from './garantias.ts';
import { medidaDe } from './medidas.ts';

// What no letter may threaten with, in whatever words (CDC arts. 42 and 71; CPC art. 833, IV): telling others of a debt, coming to somebody's
// door, taking lessons away, taking goods or wages. Each is looked for sentence by sentence, so that a fair text that has the same
// words elsewhere passes.

const terceiros =
  '(?:nova|outra|pr[óo]xima) escola|representantes? d[aeo]s? (?:turma|sala|classe|pais|m[ãa]es)|empregador\\p{L}*|patr(?:[ãa]o|[õo]es|oa)|chefes?(?! de fam)|vizinh\\p{L}+|colegas?|s[íi]ndic\\p{L}+|condom[íi]nios?|(?:diretor|diretoria|gerente|gest[ãa]o|don[oa]s?|s[óo]ci[oa]s?|superior(?:es)?) d[aeo]s? (?:sua |seu )?(?:empresa|trabalho|emprego|servi[çc]o)|porteir\\p{L}+|parentes?|(?:seus?|suas?|teus?|tuas?) (?:fam[íi]lia|familiares|marido|esposa|c[ôo]njuge|m[ãa]e|pais?|av[óôo]s?|amig\\p{L}+)|(?:av[óôo]s?|ti[oa]s?|padrinhos?|madrinhas?|pais?|m[ãa]e|irm[ãa]os?) d[aeo]s? (?:alun|crian[çc]|estudant|filh|menin)\\p{L}*|sogr[oa]s?|cunhad[oa]s?|namorad[oa]s?|coleguinh[oa]s?|amiguinh[oa]s?|recursos humanos|rh|(?:local|empresa|ambiente) d[eo] trabalho|empresa (?:onde|em que) (?:voc[êe] |o senhor |a senhora )?trabalha\\p{L}*';
const contar =
  '(?:avis|comunic|inform|notific|procur|contat|fal|lig|cont|envi|mostr|relat|inteir|dir[áãe]|dize|sab|acion|oficia|cientific)\\p{L}*|conhecimento|ci[êe]ncia';
const terceiro = palavras(terceiros);
const contaremos = palavras(
  'ficar\\p{L}* sabendo|(?:vai|v[ãa]o|vamos|ir[áa]|ir[ãa]o|iremos) (?:ficar )?(?:mand|escrev|avis|comunic|inform|notific|procur|contat|fal|lig|cont|envi|mostr|relat|sab|diz)\\p{L}*|entrar(?:emos|[áa]|[ãa]o) em contato|receber(?:[áa]|[ãa]o) (?:est[ea]|uma|a|o) (?:carta|rela[çc][ãa]o|lista|c[óo]pia|not[íi]cia|aviso|comunica\\p{L}+)|(?:mand|escrev|avis|comunic|inform|notific|procur|contat|fal|lig|cont|envi|mostr|relat|inteir|acion|oficia|cientific|sab|di)\\p{L}*(?:r[áa]|r[ãa]o|remos)|(?:avis|comunic|inform|notific|procurad|contatad|acionad|cientificad)[ao]?d?[ao]?s?|conhecimento|ci[êe]ncia',
);
const jaSabem = palavras('(?:sab(?:e|em)|coment\\p{L}+|ficou sabendo) (?:que|d[ao]s?) .*(?:n[ãa]o pag|dev[eo]|d[íi]vida|d[ée]bito)\\p{L}*');
// Whoever is of the payer's life and is neither the payer nor a way to write to the payer, whatever they are called.
const deQuemPaga =
  '(?:seus?|suas?) (?!(?:e-?mails?|telefone|celular|whatsapp|endere[çc]o|caixa|disposi[çc]|propost|respost|d[úu]vid|boleto|pagament|pix|acordo|conta|banco|contrato|cadastro|caso|parcel|d[ée]bito|mensag|mensalidad|aten[çc]|pedido|contato|compra|comprovante|recibo|carta|filh|nome|casa|resid|fam[íi]lia sobre)\\p{L}*)\\p{L}+';
const aOutrem = semNegar(
  `(?:(?:avis|comunic|inform|notific|procur|contat|fal|lig|telefon|escrev|convers|iremos|vamos|mand|envi)\\p{L}*(?:remos|amos)|(?:vamos|iremos) \\p{L}+) (?:(?!boleto|recibo)\\p{L}+ ){0,3}?(?:ao?s?|[àa]s?|com [ao]s?|para [ao]s?|n[ao]s?) ${deQuemPaga}`,
);
const deOutrem = semNegar(
  `(?<=(?:${deQuemPaga}) )(?:(?:ser[áa]|ser[ãa]o|vai ser|foi) (?:avis|comunic|inform|notific|procur|contat)ad[oa]s?|(?:vai|v[ãa]o|ir[áa]|ir[ãa]o) (?:saber|receber)|saber(?:[áa]|[ãa]o)|ficar(?:[áa]|[ãa]o) sabendo)`,
);
const contarLogo = new RegExp(
  `(?<!\\p{L})(?:${contar})(?: (?:ao?s?|[àá]s?|os?|com|para|de|d[oa]s?|seus?|suas?|um|uma)){0,4} (?:${terceiros})(?!\\p{L})`,
  'iu',
);
const expor = semNegar('(?:divulg|exp[oõ]|postar|postad)\\p{L}*|publi(?:ca(?:r|d|re)\\p{L}*|que\\p{L}*)|afix\\p{L}*');
const ondeSeExpoe = palavras(
  'sua fam[íi]lia|o senhor|a senhora|voc[êe]s?|redes? socia(?:l|is)|rela[çc][ãa]o d[aeo]s?|facebook|instagram|internet|grupos?|mural|murais|quadro|lista|nomes?|d[íi]vidas?|d[ée]bitos?|situa[çc][ãa]o|pend[êe]ncias?',
);
// Spoken of where others hear it, if it is the debt that is spoken of.
const falar = semNegar(
  '(?:divulg|exp[oõ]|coment|mencion|lembr|cita|anunci|fal(?:ar|aremos)|cont(?:ar|ad)|avis|inform|explic|mostr|dir[áãe]|dize|sab(?:er|e[mr]á)|marc|cola|escrev)\\p{L}*|l(?:er[áa]|er[ãa]o|eremos|id[ao]s?)',
);
const aDivida = palavras(
  'casos?|nomes?|d[íi]vidas?|d[ée]bitos?|situa[çc][ãa]o|pend[êe]ncias?|parcelas?|atrasos?|cobran[çc]as?|em falta|(?:quem|que|porque|por que) .*(?:n[ãa]o pag|dev[eo])\\p{L}*|n[ãa]o pag(?:a|am|ou|aram)',
);
const ondeSeOuve = palavras(
  'microfone|porta d[ao]|jorna(?:l|is)|r[áa]dio|imprensa|reuni(?:[ãa]o|[õo]es)(?! (?:reservad|particular|individual|com (?:o senhor|a senhora|a dire))\\p{L}*)|assembleias?|festas?|formaturas?|em sala|turmas?|classe|grupos?|colegas?|coleguinhas?|amiguinh[oa]s?|frente da (?:turma|classe|sala)',
);
// Where everybody reads it, whatever is put there; and whatever is done so that everybody sees.
const porAVista = semNegar('marc\\p{L}+ (?:o senhor|a senhora|voc[êe]s?)|(?:coloc|pendur|anunci|escrev)\\p{L}*');
const aVista = palavras('mura(?:l|is)|quadros?|redes? socia(?:l|is)|facebook|instagram|internet|portaria|port[ãa]o');
const paraTodos = palavras('(?:para que|at[ée] que) todos|(?:na frente|diante|[àa] vista) de todos');
const quem = palavras('nomes?|cpf');
const noGrupo = semNegar(
  '(?:est[áa]|ficar[áa]|vai|ir[áa]|entrar[áa]|sair[áa]) (?:\\p{L}+ )?(?:n[oa]|para o|ao) (?:grupo|mural|quadro|portaria|instagram|facebook)',
);
const contarATodos = semNegar('(?:avis|comunic|inform|notific|mostr|sab)\\p{L}*');
const todos = palavras(
  '(?:demais|outr[ao]s|todos os|todas as) (?:pais|m[ãa]es|fam[íi]lias|respons[áa]veis)|(?:pais|m[ãa]es|fam[íi]lias) d[aeo] (?:turma|grupo|sala|classe|escola)',
);
// Who does not owe is not asked for it.
const cobrarDe = palavras(
  'cobrar(?:emos|[áa]|[ãa]o)|(?:vamos|iremos|v[ãa]o|vai) cobrar|cobran[çc]a (?:ser[áa]|vai ser) (?:feita|enviada|dirigida|levada)|ser(?:[áa]|[ãa]o) cobrad[ao]s?',
);
const quemNaoDeve = palavras(
  'sua (?:m[ãa]e|esposa|sogra|irm[ãa])|seu (?:pai|marido|sogro|irm[ãa]o)|av[óôo]s?|ti[oa]s?|padrinhos?|madrinhas?|vizinh\\p{L}+|patr[ãa]o|empregador\\p{L}*',
);

const visitar = semNegar('(?:visitar?|visitas?|visitad|comparecer|bater|aparec|esper|parad[oa]s? em frente)\\p{L}*');
const iremos = palavras(
  '(?:mand|envi)\\p{L}*(?:remos|r) (?:algu[ée]m|(?:uma?|[oa]|noss[oa]) (?:cobrador|equipe|representante|pessoa|funcion[áa]ri|agente)\\p{L}*)|(?:iremos|vamos|passaremos|estaremos)|(?:equipe|cobrador\\p{L}*|representante\\p{L}*|funcion[áa]ri\\p{L}+|agentes?|algu[ée]m|pessoas?|pessoal|n[óo]s)(?: \\p{L}+){0,3} (?:ir[áa]|ir[ãa]o|vai|v[ãa]o|passar[áa]|passar[ãa]o|estar[áa]|estar[ãa]o)',
);
// Nobody but a judge sends an officer.
const jaVem = palavras('caminho|ir[áa]|vai|chegar[áa]|bater[áa]|procurar[áa]|visitar[áa]|coming|on (?:his|the) way');
const oficial = palavras('(?:oficial|oficiais) de justi[çc]a');
const porta = palavras(
  '(?:sua|seu|na|no|em|[àa]|a|ao|vossa|da sua|na sua|[àa] sua) (?:casa|resid[êe]ncia|domic[íi]lio|endere[çc]o|trabalho|porta|portaria)|local de trabalho|(?:sua|seu) (?:casa|servi[çc]o|loja|empresa|escrit[óo]rio|pr[ée]dio|rua)|domic[íi]lio|(?:sa[íi]da|porta|entrada) d[oa] (?:seu |sua )?(?:trabalho|servi[çc]o|empresa|casa)',
);

const aulas = palavras(
  'aulas?|acesso (?:[àa]s?|aos?) (?:escola|col[ée]gio|sala|salas|plataforma|atividades?|material|materiais|ambiente|ensino)|ensino|atividades (?:escolares|pedag[óo]gicas)|sala de aula|plataforma de (?:ensino|estudos?)',
);
const tirar = semNegar(
  '(?:interromp|interrup|suspen|cort(?:ar|ad)|bloque|imped|barrad|proib|cancel|encerr|negad|negar|recus|vedad|restri|retir|perd)\\p{L}*',
);

// Kept out of it, or apart from the others.
const naoEntra = palavras(
  '(?:n[ãa]o|nem) (?:(?:mais|pode|poder[áa]|vai|ir[áa]) )*(?:entr(?:a|am|ar|ar[áa]|ar[ãa]o)|assist\\p{L}+|frequent\\p{L}+|ingress\\p{L}+)',
);
const daEscola = palavras('(?:n[ao]s?|[àa]s?|ao|d[ao]s?|em) (?:escola|col[ée]gio|aulas?|sala|turma)');
const crianca = palavras(`${quemEstuda}|el[ea]s?|del[ea]s?`);
const separar = semNegar(
  '(?:separad|isolad|afastad|apartad)\\p{L}+|ficar(?:[áa]|[ãa]o) (?:(?:n[ao]|com a) (?:secretaria|coordena|dire[çc]|corredor|biblioteca|p[áa]tio|recep[çc]|portaria)|fora|de fora|sozinh)\\p{L}*|(?:em p[ée]|no fundo|na [úu]ltima (?:fila|carteira)|depois d[oa]s (?:outr|demais)\\p{L}*)',
);

const tomar = semNegar(
  '(?:penhorar|confiscar|arrestar|tomar)emos|(?:bloque|penhor|apree|confisc|arrest|sequestr|tomar[áãe]|leilo|leil[ãa]o|descontad|descontar[áeã])\\p{L}*|lev(?:aremos|ar[áa]|ar[ãa]o)|tom(?:ar|aremos|ados?|ad[ao]s)',
);
const salario = palavras(
  'sal[áa]rios?|ordenados?|aposentadorias?|proventos|pens[ãa]o|pens[õo]es|holerites?|contracheques?|(?:sua|a|da) casa',
);
const bens = palavras(
  'bens|patrim[ôo]nio|im[óo]ve(?:l|is)|ve[íi]culos?|carros?|televis(?:[ãa]o|[õo]es)|m[óo]veis|geladeira|eletrodom[ée]stic\\p{L}+|cpf|contas? banc[áa]rias?|conta no banco',
);
const doJuiz = palavras('judicia\\p{L}*|justi[çc]a|ju[íi]z(?:es)?|juizado|tribunal|tribunais');

// A measure of the law takes notice and time: one of the same day is a scare, however late the debt.
const jaAgora = palavras(
  '(?<!(?:at[ée]|de|data de) )(?:hoje|agora)|a partir de (?:hoje|amanh[ãa])|amanh[ãa]|imediatamente|de imediato|(?:em|tem|dentro de|nas pr[óo]ximas) (?:\\p{L}+ )?(?:24|48|vinte e quatro|quarenta e oito|uma|duas|tr[êe]s|poucas) horas|em \\p{L}+ minutos|(?:ne|e)sta (?:tarde|manh[ãa]|noite)|today|tomorrow',
);
const evitar = palavras('evit\\p{L}+|antes d[eoa]|impedir|avoid');
// What no creditor takes, and what is meant to frighten and says nothing.
const perderas = semNegar(
  '(?:perder|perca|tir(?:ar|am))\\p{L}* (?:[oa]s? )?(?:seus? |suas? )?(?:casas?|guarda|carros?|apartamento|bens|im[óo]ve(?:l|is)|filh[oa]s?)|lose (?:your|the) (?:house|home|custody|job|car)',
);
const velada = palavras(
  'arrepend\\p{L}+|(?:sab|conhec)\\p{L}+ (?:onde|(?:o )?seu endere[çc]o(?! de))|(?:voc[êe]|o senhor|a senhora) vai ver|parar de tocar|n[ãa]o dormir\\p{L}+|tod[oa] [oa] (?:bairro|pr[ée]dio|rua|escola|turma|cidade) .*sab\\p{L}+',
);
const aoTrabalho = palavras('(?:(?:lig|telefon|contat|procur|fal)\\p{L}*(?:remos|r[áa]|r[ãa]o)|vamos (?:ligar|telefonar|procurar))');
const seuTrabalho = palavras('(?:seu|teu) (?:trabalho|emprego|servi[çc]o)|sua empresa');
// The debt is of who pays, not of who teaches.
const emCopia = palavras(
  '(?:em|com) c[óo]pia|copiad\\p{L}+|(?:avis|comunic|inform|notific)ar(?:emos|[áa]|[ãa]o)|(?:ser[áa]|ser[ãa]o|foi|foram|est[áa]|est[ãa]o) (?:avis|comunic|inform|notific)ad[ao]s?',
);
const quemEnsina = palavras(
  'coordena[çc][ãa]o(?! financeira)|coordenador\\p{L}*|professor\\p{L}*|orienta[çc][ãa]o pedag[óo]gica|outr[ao]s (?:pais|fam[íi]lias|respons[áa]veis)|comunidade escolar',
);
// The debt is told to who pays, never to the child; nor is anybody hunted at all hours.
const aCrianca = palavras(
  '(?:cont|avis|inform|comunic|di|fal|mostr|entreg|pergunt|explic|cobr)\\p{L}*(?:remos|r[áa]|r[ãa]o|(?<=(?:vamos|vai|v[ãa]o|iremos|ir[áa]) \\p{L}+)r) (?:(?:ao?s?|[àa]s?|com|para|o|seus?|suas?|pr[óo]pri[oa]) ){0,3}(?:filh|alun|crian[çc]|estudant)\\p{L}*',
);
// Nor is it sent for because of a debt or before others, or handed what is for who pays.
const chamarACrianca = palavras(
  '(?:cham|convoc|busc)\\p{L}*(?:remos|r[áa]|r[ãa]o|ad[ao]s?) (?:(?:[oa]s?|ao?s?|seus?|suas?) ){0,3}(?:filh|alun|crian[çc]|estudant)\\p{L}*|(?:filh|alun|crian[çc]|estudant)\\p{L}* (?:ser[áa]|ser[ãa]o|vai ser) (?:chamad|convocad|retirad|levad)\\p{L}*',
);
const daDivida = palavras('cobr\\p{L}+|d[íi]vidas?|d[ée]bitos?|pend[êe]ncias?|parcelas? em atraso');
const aFrente = palavras('frente d[ae] \\p{L}+');
const naAgenda = palavras('agendas?|bilhetes?|recados?');
const mandaremos = semNegar('(?:mand|envi|entreg)\\p{L}*(?:remos|r[áa]|r[ãa]o)');
const pelaCrianca = palavras('pel[oa]s? (?:(?:seus?|suas?|pr[óo]pri[oa]s?) )?(?:filh|alun|crian[çc]|estudant)\\p{L}*');
const insistir = palavras(
  '(?:(?:lig|telefon|cobr|procur|mand|envi)\\p{L}*(?:remos|r[áa]|r[ãa]o)|vamos (?:ligar|telefonar|cobrar|mandar|procurar))|(?:faremos|receber[áa]|haver[áa]|ser[ãa]o feit[ao]s) (?:\\p{L}+ ){0,2}(?:liga[çc](?:[ãa]o|[õo]es)|telefonemas?|cobran[çc]as?|mensagens)',
);
const aTodaHora = palavras(
  'todos os dias|diariamente|dia e noite|[àa] noite|(?:de|a) (?:hora em|cada) hora|minutos|(?:[àa]s|antes das) \\p{L}+ da (?:manh[ãa]|madrugada)|de madrugada|fins? de semana|domingos?|feriados|a qualquer hora|a toda hora|sem parar|v[áa]rias vezes',
);
const others = palavras(
  'every(?:one|body)|the (?:whole )?class|employers?|boss(?:es)?|neighbou?rs?|relatives?|workplace|classmates?|teachers?|other (?:parents|families)',
);
const tellThem = palavras(
  '(?:will|shall|may|going to) (?:\\p{L}+ )?(?:inform|notif|tell|contact|call|visit|write|know|be (?:informed|notified|told|contacted|visited))\\p{L}*',
);

/** Kinds of threat: telling others, coming to the door, lessons taken away, goods or wages taken. */
const ameacas: readonly ((frase: string) => boolean)[] = [
  (f) => contarLogo.test(f) || (terceiro.test(f) && contaremos.test(f)),
  (f) => aoTrabalho.test(f) && seuTrabalho.test(f),
  (f) => emCopia.test(f) && quemEnsina.test(f),
  (f) => aCrianca.test(f) || (mandaremos.test(f) && pelaCrianca.test(f)),
  (f) => (daDivida.test(f) || aFrente.test(f)) && (chamarACrianca.test(f) || (naAgenda.test(f) && crianca.test(f))),
  (f) => paraTodos.test(f) || (porAVista.test(f) && aVista.test(f)) || (contarATodos.test(f) && todos.test(f)),
  (f) => (terceiro.test(f) && jaSabem.test(f)) || (quem.test(f) && noGrupo.test(f)),
  (f) => cobrarDe.test(f) && quemNaoDeve.test(f),
  (f) => insistir.test(f) && aTodaHora.test(f),
  (f) => others.test(f) && tellThem.test(f),
  (f) => (expor.test(f) && ondeSeExpoe.test(f)) || (falar.test(f) && aDivida.test(f) && ondeSeOuve.test(f)),
  (f) => (porta.test(f) && (visitar.test(f) || iremos.test(f))) || (oficial.test(f) && (porta.test(f) || jaVem.test(f))),
  (f) => aOutrem.test(f) || deOutrem.test(f),
  (f) => jaAgora.test(f) && !evitar.test(f) && medidaDe({ assunto: '', corpo: f }) !== null,
  (f) => perderas.test(f) || velada.test(f),
  (f) => (aulas.test(f) && tirar.test(f) && futuro.test(f)) || (naoEntra.test(f) && daEscola.test(f)),
  (f) => crianca.test(anuncio(f)) && separar.test(anuncio(f)),
  // Of goods only a judge decides, and a letter of late debts may say so; wages and the home are not taken at all.
  (f) => tomar.test(f) && (salario.test(f) || (bens.test(f) && !doJuiz.test(f))),
];

/** The first sentence of a text that threatens, shortened; null when none does. */
export const ameacaEm = (texto: string): string | null => fraseEm(texto, (f) => ameacas.some((isAmeaca) => isAmeaca(f)));
